import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { printList, withList } from './list.ts'
import { installScripts, maintainerOf, shippedPackages } from './shipped.ts'

let root = ''

function write(file: string, content: unknown) {
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dependencies-'))
  write('package.json', { allowScripts: { shouting: true, silent: false } })
  write('package-lock.json', {
    packages: {
      '': {},
      'node_modules/paint': { version: '2.0.0' },
      'node_modules/frame/node_modules/paint': { version: '1.0.0' },
      'node_modules/@loud/shouting': { version: '1.0.0', hasInstallScript: true },
      'node_modules/deep/node_modules/silent': { version: '1.0.0', hasInstallScript: true },
      'node_modules/shouting': { version: '1.0.0', hasInstallScript: true },
    },
  })
  write('node_modules/paint/package.json', { license: 'MIT', author: 'New Hand <new@hand.example>' })
  write('node_modules/frame/node_modules/paint/package.json', {
    license: 'ISC',
    repository: { url: 'git+ssh://git@code.example/old/paint.git' },
  })
  write('node_modules/@loud/shouting/package.json', { repository: 'loud/shouting' })
})

afterEach(() => rmSync(root, { recursive: true }))

test('a package of the build is described by exactly the version in the build', () => {
  write('dist/server/licenses.json', [{ name: 'paint', version: '1.0.0' }])
  write('dist/client/licenses.json', [
    { name: 'paint', version: '1.0.0' },
    { name: '@loud/shouting', version: '1.0.0' },
  ])
  expect(shippedPackages(root, 'dist')).toEqual([
    {
      name: '@loud/shouting',
      licence: 'none declared',
      maintainer: 'loud/shouting',
      runsIn: ['browser'],
      installScript: true,
    },
    { name: 'paint', licence: 'ISC', maintainer: 'old/paint', runsIn: ['server', 'browser'], installScript: false },
  ])
})

test('a missing build and a package missing from the lock file are reported', () => {
  expect(() => shippedPackages(root, 'dist')).toThrow('run vite build')
  write('dist/server/licenses.json', [{ name: 'paint', version: '9.0.0' }])
  expect(() => shippedPackages(root, 'dist')).toThrow('paint 9.0.0')
})

test('an install script runs only where package.json allows it by name', () => {
  expect(installScripts(root)).toEqual([
    { name: '@loud/shouting', allowed: false },
    { name: 'shouting', allowed: true },
    { name: 'silent', allowed: false },
  ])
})

test('a maintainer is named without an address', () => {
  const repository = { url: 'git+https://github.com/some/where.git' }
  expect(maintainerOf({ author: 'A Person <a@person.example> (https://person.example)', repository })).toBe(
    'some/where, A Person',
  )
  expect(maintainerOf({ author: '' })).toBe('none declared')
})

test('the new list replaces the old one, and repeating it changes nothing', () => {
  const document = 'a\n<!-- Written by `npm run packages`. -->\n\nold\n\n<!-- End of what is written. -->\nb\n'
  const list = printList([], [{ name: 'shouting', allowed: true }])
  const once = withList(document, list)
  expect(once).toContain('| shouting | yes |')
  expect(once).not.toContain('old')
  expect(withList(once, list)).toBe(once)
  expect(() => withList('nothing', list)).toThrow('no place')
})
