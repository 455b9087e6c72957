import { x } from 'tinyexec'

/** Runs a command with our standard streams; rejects when it ends with anything but code 0. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await x(command, args, { throwOnError: true, nodeOptions: { stdio: 'inherit', env } })
}

/** Runs a command and collects its output for printing in one piece; resolves to the output and how it ended. */
export async function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ output: string; failed: boolean }> {
  const child = x(command, args, { nodeOptions: { stdio: ['ignore', 'pipe', 'pipe'], env } })
  const lines: string[] = []
  for await (const line of child) lines.push(line)
  return { output: lines.join('\n'), failed: child.exitCode !== 0 }
}
