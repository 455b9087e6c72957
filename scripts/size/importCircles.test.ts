import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importCircles } from './importCircles.ts'

let client = ''

beforeEach(() => {
  client = mkdtempSync(path.join(tmpdir(), 'client-'))
  mkdirSync(path.join(client, 'assets'))
})

afterEach(() => rmSync(client, { recursive: true }))

function write(scripts: Record<string, string>) {
  for (const [name, code] of Object.entries(scripts)) writeFileSync(path.join(client, 'assets', name), code)
}

test('scripts that import each other, over any number of others, are found', () => {
  write({
    'a.js': 'import"./b.js"',
    'b.js': 'import{c}from"./c.js";export{c}',
    'c.js': 'import"./a.js";import("./d.js")',
    'd.js': 'import"./a.js"',
  })
  expect(importCircles(client)).toEqual(['c.js imports a.js, which leads back to it'])
})

test('a script that several import, and one that is loaded later, make no circle', () => {
  write({ 'a.js': 'import"./c.js";import"./b.js"', 'b.js': 'import"./c.js"', 'c.js': 'import("./a.js")' })
  expect(importCircles(client)).toEqual([])
})
