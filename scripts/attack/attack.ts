/** The portal under attack, and what an attacker would like to have. */
export interface Victim {
  portal: URL
  /** The mock gateway behind it; undefined when the portal was started by somebody else. */
  gateway: URL | undefined
  /** A signed-in member's access token; undefined without a mock gateway. */
  token: string | undefined
}

export interface Attack {
  name: string
  /** What would be won. */
  tries: string
  /** Takes longer than a short run has. */
  long?: boolean
  /** Resolves to why it failed; rejects with what was won. */
  attempt(victim: Victim): Promise<string>
}

export interface Outcome {
  name: string
  held: boolean
  /** How the attack failed, or what it won. */
  what: string
}

/** Carries the attacks out one after another: some look at what an earlier request has left behind. */
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

/** Tells that the attack has won something. */
export function defend(holds: boolean, won: string): void {
  if (!holds) throw new Error(won.slice(0, 500))
}
