import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditWords } from '../services/auditWords.ts'
import { findSentinel, sentinels } from './sentinels.ts'

test('the documentation lists every sentinel, and no other', () => {
  const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/mock-gateway.md'), 'utf8')
  const [, section = ''] = docs.split('## Sentinels')
  const rows = [...(section.split('##')[0] ?? '').matchAll(/^\| `(.+)` \| (.+) \|$/gm)]
  expect(rows.map(([, text, meaning]) => ({ text, meaning }))).toEqual(
    sentinels.map(({ text, meaning }) => ({ text, meaning })),
  )
})

test('the documentation lists every word that decides an audit, and no other', () => {
  const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/mock-gateway.md'), 'utf8')
  const [, section = ''] = docs.split('### Audit words')
  const words = [...(section.split('##')[0] ?? '').matchAll(/^\| `(.+)` \|/gm)].map(([, word]) => word)
  expect(words).toEqual(auditWords.map(({ text }) => text))
})

test('only a whole text is a sentinel', () => {
  expect(findSentinel({ keyword: '断网' })).toEqual({ kind: 'cut' })
  expect(findSentinel({ keyword: '断网了' }, { name: '不是断网' }, undefined, 5, null)).toBeUndefined()
  expect(findSentinel({ page: 1 }, { name: '断网' })).toEqual({ kind: 'cut' })
})
