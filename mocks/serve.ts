import type { CommandLine } from './commandLine.ts'
import { createMockGateway, type MockGateway } from './gateway.ts'

const shownAccounts = 8

/** A gateway that tells its SMS codes and its troubles on the console. */
export function createSpokenGateway({ settings }: CommandLine): Promise<MockGateway> {
  return createMockGateway({
    settings,
    onSms: ({ tel, type, code }) => print(`SMS to ${tel} (${type}): ${code}`),
    onTrouble: (trouble) => process.stderr.write(`${trouble}\n`),
  })
}

/** Listens and prints where to go and who can sign in. */
export async function announce(gateway: MockGateway, { port, host }: CommandLine): Promise<void> {
  const origin = await gateway.listen(port, host)
  const accounts = gateway.store.users
    .filter((user) => !user.disabled && user.password !== undefined)
    .slice(0, shownAccounts)
    .map(({ loginName, password, tel, nickName }) => `  ${loginName} / ${password}   ${tel}   ${nickName}`)
  print(
    [
      `Mock gateway  ${origin}`,
      `Docs          ${origin}/docs`,
      `Control API   ${origin}/__mock (SMS codes at /__mock/outbox)`,
      ...(accounts.length > 0 ? ['Test accounts (user name / password, phone)', ...accounts] : []),
    ].join('\n'),
  )
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs `end` on the first SIGTERM or SIGINT. */
export function onStop(end: () => void): void {
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
