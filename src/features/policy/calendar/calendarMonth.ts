/** A month; `month` from 1. */
export interface Month {
  year: number
  month: number
}

const DAY = 24 * 60 * 60 * 1000

/** The month of a date yyyy-MM-dd. */
export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

/** The month `step` months after this one. */
export function monthAfter({ year, month }: Month, step: number): Month {
  const index = year * 12 + (month - 1) + step
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** The weeks of a month, Monday first, as dates yyyy-MM-dd; undefined for days of the months before and after. */
export function weeksOf({ year, month }: Month): (string | undefined)[][] {
  const first = Date.UTC(year, month - 1, 1)
  const days = Math.round((Date.UTC(year, month, 1) - first) / DAY)
  const lead = (new Date(first).getUTCDay() + 6) % 7
  const cells: (string | undefined)[] = Array.from({ length: lead }, () => undefined)
  for (let day = 0; day < days; day += 1) cells.push(new Date(first + day * DAY).toISOString().slice(0, 10))
  while (cells.length % 7 !== 0) cells.push(undefined)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
