// Before each file of tests: nothing of the file before is left, though all run in one process and in one window.

import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
history.replaceState(null, "", "/");
