import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'

interface Page {
  current: number
  size: number
  query: URLSearchParams
}

/** A list of no more than fifty records is asked as a whole, and cut wrongly. */
export function cutAnew(
  operationId: string,
  cut: (records: Loose[], page: Page) => { records: Loose[]; total: number },
  { without = [], when = () => true }: { without?: string[]; when?: (page: Page) => boolean } = {},
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const pages = new WeakMap<Passing, Page>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const [current, size] = [searchParams.get('current') ?? '1', searchParams.get('size') ?? '10']
      if (!/^[1-9]\d{0,4}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size)) return
      const page = { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) }
      if (!when(page)) return
      pages.set(passing, page)
      for (const name of without) searchParams.delete(name)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = pages.get(passing)
      if (page === undefined) return undefined
      const { records, total } = cut(data.records, page)
      return { records, total, size: page.size, current: page.current, pages: Math.ceil(total / page.size) }
    }),
  }
}

export function pageOf(records: Loose[], { current, size }: Page): Loose[] {
  return records.slice((current - 1) * size, current * size)
}

/** Does the same to each record of a page. */
export const eachRecord =
  (change: (record: Loose) => void) =>
  ({ records }: Loose): void =>
    records.forEach(change)

/** Leaves out records of a page, and counts them out. */
export function leaveOut(page: Loose, isLeftOut: (record: Loose) => boolean): void {
  const records = page.records.filter((record: Loose) => !isLeftOut(record))
  const total = page.total - page.records.length + records.length
  Object.assign(page, { records, total, pages: Math.ceil(total / page.size) })
}
