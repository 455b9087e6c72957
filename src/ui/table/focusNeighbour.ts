const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Moves the focus from a cell's button to that of the neighbouring cell in the arrow's direction, skipping cells
 * without a button. Returns whether there was one.
 */
export function focusNeighbour(button: HTMLElement, key: string): boolean {
  const step = steps[key]
  const cell = button.closest('td')
  const rows = cell?.closest('tbody')?.rows
  if (step === undefined || cell === null || rows === undefined) return false
  const [down, right] = step
  let row = (cell.parentElement as HTMLTableRowElement).sectionRowIndex + down
  let column = cell.cellIndex + right
  for (let next = rows[row]?.cells[column]; next !== undefined; next = rows[row]?.cells[column]) {
    const neighbour = next.querySelector('button')
    if (neighbour !== null) {
      neighbour.focus()
      return true
    }
    row += down
    column += right
  }
  return false
}
