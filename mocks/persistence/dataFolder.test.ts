import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MockState } from '../gateway/state.ts'
import { DataFolder } from './dataFolder.ts'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), 'state')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

function newState() {
  return new MockState({
    seed: (store) => store.regions.insert({ id: 'r-1', name: '市', code: '321200', level: 'city', parentId: '320000' }),
    settings: {},
    onSms: () => {},
  })
}

function kept() {
  const state = newState()
  const data = new DataFolder(folder)
  data.begin(state)
  return { state, data }
}

const captcha = (id: string) => ({ id, answer: 'A7kP', image: '<svg/>', expiresAt: 0 })

test('a new folder has no state', () => {
  expect(new DataFolder(folder).load()).toBeUndefined()
})

test('what was committed is loaded again: inserted, changed, removed, cleared and settings', () => {
  const { state, data } = kept()
  state.store.captchas.insert(captcha('c-1'))
  state.store.captchas.insert(captcha('c-2'))
  data.commit()
  state.store.captchas.update('c-1', { answer: 'new' })
  state.store.captchas.remove('c-2')
  state.changeSettings({ latencyMs: 5 })
  data.commit()
  expect(new DataFolder(folder).load()).toEqual(state.snapshot())
  state.reset()
  state.store.captchas.insert(captcha('c-3'))
  data.commit()
  expect(new DataFolder(folder).load()).toEqual(state.snapshot())
})

test('a line that was cut off while it was written is left out, the ones before it are not', () => {
  const { state, data } = kept()
  state.store.captchas.insert(captcha('c-1'))
  data.commit()
  const told = state.snapshot()
  appendFileSync(path.join(folder, 'journal.jsonl'), '{"generation":1,"tables":{"captchas":{"cle')
  expect(new DataFolder(folder).load()).toEqual(told)
})

test('a journal that a newer snapshot has taken in is not applied again', () => {
  const { state, data } = kept()
  state.store.captchas.insert(captcha('c-1'))
  data.commit()
  const journal = readFileSync(path.join(folder, 'journal.jsonl'))
  state.store.captchas.remove('c-1')
  data.commit()
  const next = new DataFolder(folder)
  state.restore(next.load())
  next.begin(state)
  writeFileSync(path.join(folder, 'journal.jsonl'), journal)
  expect(new DataFolder(folder).load()?.tables['captchas']).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(['in-use', 'journal.jsonl', 'state.json'])
})

test('a folder that another gateway has is refused, one that a killed gateway left is not', () => {
  const { data } = kept()
  // The parent process, which runs this one, is alive.
  writeFileSync(path.join(folder, 'in-use'), String(process.ppid))
  expect(() => new DataFolder(folder).begin(newState())).toThrow(`is in use by the gateway of process ${process.ppid}`)
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(folder, 'in-use'), String(pid))
  const next = new DataFolder(folder)
  next.begin(newState())
  next.end()
  expect(readdirSync(folder)).not.toContain('in-use')
  data.end()
})

test('a folder that holds something else is refused by its name', () => {
  kept()
  writeFileSync(path.join(folder, 'state.json'), 'no state')
  expect(() => new DataFolder(folder).load()).toThrow('state.json is no state of a mock gateway')
})
