import type { CommandLine } from '../command-line/commandLine.ts'
import { readContract, type ContractDocument } from '#compiler/document.ts'
import { createMockGateway, type MockGateway } from './gateway.ts'

const shownAccounts = 8

/** What only a gateway that is reloaded needs. */
interface Reloading {
  /** Another contract than the generated one, found sound already. */
  contract?: ContractDocument | undefined
  keepsSeeds?: boolean
}

/** A gateway that tells its SMS codes and its troubles on the console; a strict one ends with the first trouble. */
export async function createSpokenGateway(
  commandLine: CommandLine,
  { contract, keepsSeeds = false }: Reloading = {},
): Promise<MockGateway> {
  const { settings, scale, seedNumber, dataFolder, strict, controlHosts } = commandLine
  return createMockGateway({
    settings,
    scale,
    seedNumber,
    ...(dataFolder === undefined ? {} : { dataFolder }),
    ...(contract === undefined ? {} : { contract, isKnownSound: true }),
    ...(contract === undefined && strict ? { contract: readContract() } : {}),
    keepsSeeds,
    controlHosts,
    onSms: ({ tel, type, code }) => print(`SMS to ${tel} (${type}): ${code}`),
    onTrouble: (trouble) => {
      process.stderr.write(`${trouble}\n`)
      if (strict) process.exit(1)
    },
  })
}

/** Prints where to go and who can sign in. */
export function announce(gateway: MockGateway, origin: string): void {
  const accounts = gateway.store.users
    .filter((user) => !user.disabled && user.password !== undefined)
    .slice(0, shownAccounts)
    .map(({ loginName, password, tel, nickName }) => `  ${loginName} / ${password}   ${tel}   ${nickName}`)
  print(
    [
      `Mock gateway  ${origin}`,
      `Docs          ${origin}/docs`,
      `Control page  ${origin}/__mock/ui (SMS codes at /__mock/outbox)`,
      `Scenario      ${gateway.settings.scenario}`,
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
