import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'

const modules = globSync([
  'src/**/*.{ts,tsx,css}',
  'node_modules/{react,react-dom,react-hook-form,zod,@hookform}/**/*.js',
])
const routes = ['src/routes/_default.tsx?tsr-split=component', 'src/routes/_policy.tsx?tsr-split=component']
const queries = globSync('node_modules/@tanstack/react-query/build/modern/*.js')

const chunkOf = (file: string) => chunks.find(({ test: matches }) => matches.test(`/portal/${file}`))?.name

test('each file of the build has modules: a folder that was renamed must be renamed here', () => {
  const named = new Set([...modules, ...routes, ...queries].map(chunkOf))
  expect(chunks.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
})

test('a module belongs to a file by its folder, not by its name', () => {
  expect(chunkOf('src/ui/New.tsx')).toBe('frame')
  expect(chunkOf('src/ui/form/NewField.tsx')).toBe('form')
  expect(chunkOf('src/ui/form/controls/NewField.tsx')).toBe('controls')
  expect(chunkOf('src/features/policy/card/New.tsx')).toBeUndefined()
})
