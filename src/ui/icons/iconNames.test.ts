import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './iconNames.ts'

test('the portal shows each icon that visitors download', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'src/ui/icons/iconNames.ts'] })
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(iconNames.filter((name) => !new RegExp(`['"]${name}['"]`).test(code))).toEqual([])
})
