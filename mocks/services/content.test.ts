import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())

const list = '/content/api/ua/notice/pc/list'

function listNotices(query = '') {
  return http.get<DataOf<'listNotices'>>(`${list}?${query}`)
}

function titles(page: DataOf<'listNotices'>) {
  return page.records.map(({ title }) => title)
}

test('7.4-05 notices come in pages, what is pinned first, then the newest', async () => {
  const first = await listNotices()
  const pages = [first]
  for (let current = 2; current <= first.pages; current++) pages.push(await listNotices(`current=${current}`))
  const records = pages.flatMap((page) => page.records)
  expect(first).toMatchObject({ total: 42, size: 10, current: 1, pages: 5 })
  expect(first.records[0]).toMatchObject({ top: true })
  const times = records.slice(1).map(({ publishTime }) => publishTime)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(records.map(({ id }) => id)).size).toBe(42)
})

test.for(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])(
  'the column %s has something to read, and nothing of another column',
  async (columnCode) => {
    const { records } = await listNotices(`columnCode=${columnCode}`)
    expect(records.length).toBeGreaterThan(0)
    expect(records.every((record) => record.columnCode === columnCode)).toBe(true)
  },
)

test('a notice is found by a part of its title, and no longer after it expired', async () => {
  expect(titles(await listNotices(`name=${encodeURIComponent('加计扣除专场')}`))).toHaveLength(1)
  expect(titles(await listNotices(`name=${encodeURIComponent('征集上一季度')}`))).toEqual([])
  expect(await http.envelope('GET', '/content/api/ua/notice/pc/detail/n-1015')).toMatchObject({ returnCode: '4040' })
})

test('7.4-06 a notice leads to its neighbours of the same column, and to files that can be downloaded', async () => {
  const { records } = await listNotices('columnCode=NEWS')
  const [newest, next] = records
  const detail = await http.get<Schema<'Notice'>>(`/content/api/ua/notice/pc/detail/${newest!.id}`)
  expect(detail).toMatchObject({ title: newest!.title, prev: null, next: { id: next!.id, title: next!.title } })
  const back = await http.get<Schema<'Notice'>>(`/content/api/ua/notice/pc/detail/${next!.id}`)
  expect(back.prev).toEqual({ id: newest!.id, title: newest!.title })
  const withFile = await http.get<Schema<'Notice'>>('/content/api/ua/notice/pc/detail/n-1001')
  const file = await fetch(http.origin + withFile.attachments[0]!.url)
  expect((await file.arrayBuffer()).byteLength).toBe(withFile.attachments[0]!.size)
})

test('7.4-07 ads are those of today at that place, in order, each with a picture and a text for it', async () => {
  const ads = await http.get<Schema<'AdList'>>('/content/api/ua/xc/pc/list?position=HOME_BANNER')
  expect(ads.map(({ title }) => title)).toEqual([
    '加计扣除自测工具上线',
    '填一次资料，看能享受哪些政策',
    '化工新材料供需对接会报名中',
  ])
  for (const { image, alt } of ads) {
    expect(alt).not.toBe('')
    const picture = await fetch(http.origin + image)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toContain('viewBox="0 0 1200 360"')
  }
})
