import { recordCommand } from '../record/commandLine.ts'
import { endingOf } from './command.ts'
import { checkoutCommand, commandLineOf, type CommandLine } from './commandLine.ts'

/** Runs the gateway as the arguments say; a wrong argument or a gateway that cannot start ends with code 1. */
export async function runCommandLine(args: string[]): Promise<void> {
  const command = checkoutCommand('node mocks/main.ts')
    .action(async ({ watch, ...options }) => {
      if (watch !== true) return serveGateway(commandLineOf(options))
      // Only a checkout has anything to watch, and only the Node it comes with has all that this takes.
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

/** Resolves once the gateway takes requests. */
export async function serveGateway(commandLine: CommandLine): Promise<void> {
  // Loaded by who needs it: whoever asks for help, or has mistyped an argument, reads so at once.
  const { announce, createSpokenGateway, onStop } = await import('../gateway/serve.ts')
  const { buildPolicyIndexInIdleTime } = await import('../services/policy/library/search/policyIndex.ts')
  const gateway = await createSpokenGateway(commandLine)
  const origin = await gateway.listen(commandLine.port, commandLine.host)
  // Whoever reads that it is there may stop it at once.
  onStop(() => void gateway.close())
  announce(gateway, origin)
  buildPolicyIndexInIdleTime(gateway.store)
}
