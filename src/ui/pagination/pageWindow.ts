/** A page number, or a gap between page numbers. */
type PageStep = number | 'gap'

/** The pages to offer: the first, the last and those around the current one; a gap stands for two pages or more. */
export function pageWindow(current: number, pages: number): PageStep[] {
  const near = new Set([1, current - 1, current, current + 1, pages])
  const steps: PageStep[] = []
  let last = 0
  for (const page of [...near].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)) {
    if (page - last === 2) steps.push(page - 1)
    else if (page - last > 2) steps.push('gap')
    steps.push(page)
    last = page
  }
  return steps
}
