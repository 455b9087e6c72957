import type { CommandLine } from '../command-line/commandLine.ts'
import { readContract, type ContractDocument } from '#compiler/document.ts'
import { createMockGateway, type MockGateway } from './gateway.ts'

const shownAccounts = 8

/** Options that only a reloading gateway needs. */
interface Reloading {
  /** Replaces the generated contract. It has already been found sound. */
  contract?: ContractDocument | undefined
  keepsSeeds?: boolean
}

/** A gateway that prints SMS codes and problems on the console. A strict one exits at the first problem. */
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

/** Prints the addresses and the accounts that can log in. */
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
