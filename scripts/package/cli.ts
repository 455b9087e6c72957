#!/usr/bin/env node
import { serveDocs } from './serveDocs.ts'

const program = 'gateway-contract'

const usage = `Usage: ${program} <command> [options]

  mock      a gateway that behaves as the contract says, with made-up data
  check     hold a running gateway, or recorded traffic, against the contract
  record    a proxy before a running gateway that writes down what passes, and where it leaves the contract
  docs      the contract as pages to read

${program} <command> --help tells the options. The contract itself is ${program}/openapi.json.
`

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  mock: async (args) => {
    if (args.includes('--watch')) throw new Error('--watch follows the sources, which only the repository has')
    const { runCommandLine } = await import('#mocks/command-line/runCommandLine.ts')
    await runCommandLine(args, `${program} mock`)
  },
  record: async (args) => {
    const { runCommandLine } = await import('#mocks/command-line/runCommandLine.ts')
    await runCommandLine(['record', ...args], program)
  },
  check: async (args) => {
    const { runCheck } = await import('../conformance/runCheck.ts')
    process.exitCode = await runCheck(args, `${program} check`)
  },
  docs: serveDocs,
}

const [name = '--help', ...args] = process.argv.slice(2)
const command = commands[name]
try {
  if (command !== undefined) await command(args)
  else if (name === '--help') process.stdout.write(usage)
  else throw new Error(`${program} has no command ${name}; ${program} --help names those it has`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
