// Reset shared state before each test file: all run in one process and one window.

import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
history.replaceState(null, "", "/");
