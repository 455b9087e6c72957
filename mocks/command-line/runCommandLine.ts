import { recordCommand } from '../record/commandLine.ts'
import { endingOf } from './command.ts'
import { checkoutCommand, commandLineOf, type CommandLine } from './commandLine.ts'

/** Runs the gateway as the arguments say; a wrong argument or a gateway that cannot start ends with code 1. */
export async function runCommandLine(args: string[]): Promise<void> {
  const command = checkoutCommand('node mocks/main.ts')
    .action(async ({ watch, ...options }) => {
      if (watch !== true) return serveGateway(commandLineOf(options))
      // Only a checkout has files to watch, and only the Node version that it installs supports this.
      const { watchAndReload } = await import('../reload/supervisor.ts')
      watchAndReload(args)
    })
    .addCommand(recordCommand())
  try {
    await command.parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = endingOf(error, 1)
  }
}

/** Resolves once the gateway accepts requests. */
export async function serveGateway(commandLine: CommandLine): Promise<void> {
  // Imported late, so that the help and messages about mistyped arguments appear at once.
  const { announce, createSpokenGateway, onStop } = await import('../gateway/serve.ts')
  const { buildPolicyIndexInIdleTime } = await import('../services/policy/library/search/policyIndex.ts')
  const gateway = await createSpokenGateway(commandLine)
  const origin = await gateway.listen(commandLine.port, commandLine.host)
  // A script that reads the announcement may stop the gateway at once.
  onStop(() => void gateway.close())
  announce(gateway, origin)
  buildPolicyIndexInIdleTime(gateway.store)
}
