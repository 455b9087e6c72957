import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureScripts } from './routeScripts.ts'

function clientDir(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(path.join(dir, 'assets'))
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(dir, 'assets', name), source)
  return dir
}

test('counts preloaded and started modules with their static imports, once each, but not dynamic imports', () => {
  const dir = clientDir({
    'entry.js': 'import{a}from"./shared.js";import("./later.js")',
    'page.js': 'import"./shared.js"',
    'shared.js': 'export const a=1',
    'later.js': 'export const late="…"',
  })
  const html = `<link rel="modulepreload" href="/assets/page.js"/><script type="module">import("/assets/entry.js")</script>`
  const size = measureScripts(html, dir)
  expect(size.files).toBe(3)
  expect(size.raw).toBe('import{a}from"./shared.js";import("./later.js")import"./shared.js"export const a=1'.length)
})

test('a script named by the page and imported by another counts once, also below a relative folder', () => {
  const dir = clientDir({ 'entry.js': 'import"./shared.js"', 'shared.js': '' })
  const html = `<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/shared.js"/>`
  expect(measureScripts(html, path.relative('.', dir)).files).toBe(2)
})

test('a page that names a missing script is an error, and not a small page', () => {
  expect(() => measureScripts('<script src="/assets/gone.js"></script>', clientDir({}))).toThrow(/gone\.js/)
})

test('a script that the build has compressed is as large as it is sent', () => {
  const dir = clientDir({ 'entry.js': 'a'.repeat(2000), 'entry.js.gz': 'seven b', 'entry.js.br': 'five!' })
  const size = measureScripts('<script src="/assets/entry.js"></script>', dir)
  expect(size).toMatchObject({ raw: 2000, gzip: 7, brotli: 5 })
})

test('modules that a page loads by itself after hydration count, too, by name', () => {
  const dir = clientDir({
    'entry.js': 'import{a}from"./shared.js";import(`./Table-1a2b.js`);import("./Dialog-3c4d.js")',
    'shared.js': 'export const a=1',
    'Table-1a2b.js': 'import{a}from"./shared.js";"data-css-hash"',
    'Dialog-3c4d.js': '…',
  })
  const html = `<script type="module">import("/assets/entry.js")</script>`
  expect(measureScripts(html, dir)).toMatchObject({ files: 2, hasAntd: false })
  expect(measureScripts(html, dir, ['Table'])).toMatchObject({ files: 3, hasAntd: true })
  expect(() => measureScripts(html, dir, ['Chart'])).toThrow(/Chart/)
})
