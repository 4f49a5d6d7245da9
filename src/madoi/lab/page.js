// Sorts the tables of a report: a click on the name of a column, again for the other direction.
// Cells with data-v are sorted by that number; where it is empty, they come last.

for (const button of document.querySelectorAll("thead button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const heads = [...head.parentElement.children];
    const body = button.closest("table").querySelector("tbody");
    const down = head.getAttribute("aria-sort") !== "descending";
    const key = (row) => {
      const cell = row.children[heads.indexOf(head)];
      const number = cell.dataset.v;
      if (number === undefined) return cell.textContent;
      return number === "" ? null : Number(number);
    };
    const order = (a, b) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return (down ? -1 : 1) * (typeof a === "number" ? a - b : a.localeCompare(b));
    };
    body.append(...[...body.children].sort((one, other) => order(key(one), key(other))));
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
  });
}
