#!/usr/bin/env node
import { CommanderError } from '@commander-js/extra-typings'
import { commandOf, endingOf, port } from '#mocks/command-line/command.ts'
import { commandLineOf, gatewayCommand } from '#mocks/command-line/commandLine.ts'
import { recordCommand } from '#mocks/record/commandLine.ts'
import { checkCommand } from '../conformance/commandLine.ts'

const mock = gatewayCommand('mock').action(async (options) => {
  const { serveGateway } = await import('#mocks/command-line/runCommandLine.ts')
  await serveGateway(commandLineOf(options))
})

const docs = commandOf(
  'docs',
  'Serves the contract as pages to read, and as /openapi.json and /openapi.yaml, until Ctrl-C.',
)
  .option('--port <number>', 'port to listen on; 0 takes a free one', port, 4020)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .action(async (options) => {
    const { serveDocs } = await import('./serveDocs.ts')
    await serveDocs(options)
  })

const program = commandOf('gateway-contract', 'The contract itself is gateway-contract/openapi.json.')
  .addCommand(mock)
  .addCommand(checkCommand('check'))
  .addCommand(recordCommand())
  .addCommand(docs)
const [, , ...args] = process.argv
try {
  await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
} catch (error) {
  process.exitCode = endingOf(error, error instanceof CommanderError ? 2 : 1)
}
