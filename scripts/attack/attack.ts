/** The portal under attack, and what an attacker wants. */
export interface Victim {
  portal: URL
  /** The mock gateway behind it; undefined when somebody else started the portal. */
  gateway: URL | undefined
  /** A signed-in member's access token; undefined without a mock gateway. */
  token: string | undefined
}

export interface Attack {
  name: string
  /** The attacker's goal. */
  tries: string
  /** Too slow for a short run. */
  long?: boolean
  /** Resolves to why it failed; rejects with what the attacker gained. */
  attempt(victim: Victim): Promise<string>
}

export interface Outcome {
  name: string
  held: boolean
  /** How the attack failed, or what it gained. */
  what: string
}

/** Carries out the attacks one after another: some check what an earlier request has left behind. */
export async function carryOut(attacks: Attack[], victim: Victim): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const attack of attacks) {
    const { name } = attack
    const outcome = await attack.attempt(victim).then(
      (what) => ({ name, held: true, what }),
      (won: unknown) => ({ name, held: false, what: won instanceof Error ? won.message : String(won) }),
    )
    outcomes.push(outcome)
  }
  return outcomes
}

/** Reports that the attack has succeeded. */
export function defend(holds: boolean, won: string): void {
  if (!holds) throw new Error(won.slice(0, 500))
}
