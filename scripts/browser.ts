import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const wellKnownPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const downloadLimitMs = 180_000

/**
 * Path of a Chromium or Chrome to test with: the one `BROWSER_PATH` names, an installed one, Playwright's own download, or
 * Debian's package when running as root. Throws with one sentence when none of these works.
 */
export function ensureBrowser(): string {
  const found = fromEnvironment() ?? installed() ?? downloaded() ?? fromDebian()
  if (found !== undefined) return found
  throw new Error(
    'No browser for the end-to-end tests: install Chromium or Chrome, or set BROWSER_PATH to one (tried the PATH, the Playwright download and apt-get).',
  )
}

function fromEnvironment(): string | undefined {
  const given = process.env['BROWSER_PATH']
  if (given === undefined || given === '') return undefined
  if (!isExecutable(given)) throw new Error(`BROWSER_PATH is not an executable file: ${given}`)
  return given
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = installedNames.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...wellKnownPaths].find(isExecutable)
}

function downloaded(): string | undefined {
  const target = chromium.executablePath()
  if (existsSync(target)) return target
  console.log('No browser found; trying the Playwright download…')
  const result = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: downloadLimitMs,
  })
  return result.status === 0 && existsSync(target) ? target : undefined
}

function fromDebian(): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium with apt-get…')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: 'ignore', env: environment } as const
  if (spawnSync('apt-get', ['update'], options).status !== 0) return undefined
  const packages = ['chromium', 'fonts-noto-cjk']
  const result = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
  return result.status === 0 ? installed() : undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.main) {
  try {
    const browser = ensureBrowser()
    console.log(`${browser} (${execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()})`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
