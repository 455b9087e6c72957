import { Command } from '@commander-js/extra-typings'
import { logIn } from '../probe/login.ts'
import { startProbedGateway, startProbedPortal } from '../probe/server.ts'
import { carryOut, type Victim } from './attack.ts'
import { gatewayAttacks } from './gateway.ts'
import { pageAttacks } from './pages.ts'
import { protocolAttacks } from './protocol.ts'
import { storedAttacks } from './stored.ts'

const values = new Command('npm run attack --')
  .description(
    'Attacks the built portal, started with a mock gateway of its own, over HTTP, and says how each attack failed. Ends with ' +
      'code 1 when one has won something, or when the portal answers no more.',
  )
  .option('--portal <url>', 'attacks a portal that runs on this machine instead, as a visitor')
  .option('--only <text>', 'only the attacks whose name has the text', '')
  .option('--short', 'leaves out those that take long')
  .parse()
  .opts()

const attacks = [...protocolAttacks, ...pageAttacks, ...gatewayAttacks, ...storedAttacks].filter(
  ({ name, long = false }) => name.includes(values.only) && !(values.short === true && long),
)
const victim = values.portal === undefined ? await ownVictim() : foreignVictim(values.portal)
const outcomes = await carryOut(attacks, victim)
for (const { name, held, what } of outcomes) console.log(`${held ? 'held' : 'WON '}  ${name}: ${what}`)
const alive = await fetch(new URL('/healthz', victim.portal)).then(
  ({ ok }) => ok,
  () => false,
)
const won = outcomes.filter(({ held }) => !held).length
console.log(`\n${outcomes.length - won} attacks held, ${won} won; the portal ${alive ? 'answers' : 'answers no more'}`)
process.exit(won > 0 || !alive ? 1 : 0)

async function ownVictim(): Promise<Victim> {
  const gateway = await startProbedGateway()
  const portal = await startProbedPortal(gateway.origin)
  const { access_token: token } = await logIn(gateway.origin)
  return { portal: new URL(portal.origin), gateway: new URL(gateway.origin), token }
}

function foreignVictim(address: string): Victim {
  const portal = URL.parse(address)
  // Only this machine may be attacked.
  if (portal === null || !['localhost', '127.0.0.1', '[::1]'].includes(portal.hostname))
    throw new Error('--portal takes an address of this machine: http://127.0.0.1:3000')
  return { portal, gateway: undefined, token: undefined }
}
