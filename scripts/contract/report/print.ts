import type { ContractReport, Proposal, ServiceCount } from './collect.ts'

/** The report as Markdown. Without a date, so that it changes only with the contract. */
export function printReport({ services, missing, proposals }: ContractReport): string {
  const total = totalOf(services)
  return `${[
    '# The contract in figures',
    'Written by `make contract-report` from the bundle and contract/operations.tsv; `make contract` fails when it is out of date.',
    `**${total.described} / ${total.listed}** operations of the list are described, and ${total.origins.addition} beyond it.`,
    '## Operations by service',
    'shown: as the specification shows it. inferred: its path and method are shown, something else of it is not. path-inferred: the' +
      '\nspecification names it, its path is ours. additions: operations beyond the list that a screen needs, counted apart.',
    printTable([...services, total]),
    ...(missing.length === 0 ? [] : ['## Missing', printMissing(missing)]),
    '## What is inferred',
    'Each is a proposal to the teams behind the gateway, with the reason it stands in the contract.',
    ...services.flatMap(({ service }) => printService(service, proposals)),
  ].join('\n\n')}\n`
}

function totalOf(services: ServiceCount[]): ServiceCount {
  const sum = (figure: (count: ServiceCount) => number) => services.reduce((all, each) => all + figure(each), 0)
  return {
    service: '**all**',
    listed: sum((each) => each.listed),
    described: sum((each) => each.described),
    origins: {
      shown: sum(({ origins }) => origins.shown),
      inferred: sum(({ origins }) => origins.inferred),
      'path-inferred': sum(({ origins }) => origins['path-inferred']),
      addition: sum(({ origins }) => origins.addition),
    },
    schemas: sum((each) => each.schemas),
    examples: sum((each) => each.examples),
  }
}

function printTable(rows: ServiceCount[]): string {
  const head = ['service', 'of the list', 'shown', 'inferred', 'path-inferred', 'additions', 'schemas', 'examples']
  const cells = rows.map(({ service, described, listed, origins, schemas, examples }) => [
    service,
    `${described} / ${listed}`,
    origins.shown,
    origins.inferred,
    origins['path-inferred'],
    origins.addition,
    schemas,
    examples,
  ])
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

function printMissing(missing: ContractReport['missing']): string {
  return missing.map(({ operationId, method, path }) => `- ${operationId}: ${method} ${path}`).join('\n')
}

const kinds: [Proposal['kind'], string][] = [
  ['addition', 'Additions'],
  ['operation', 'Operations'],
  ['parameter', 'Parameters'],
  ['schema', 'Schemas'],
]

function printService(service: string, proposals: Proposal[]): string[] {
  const own = proposals.filter((proposal) => proposal.service === service)
  if (own.length === 0) return []
  return [
    `### ${service}`,
    ...kinds.flatMap(([kind, title]) => {
      const lines = own
        .filter((proposal) => proposal.kind === kind)
        .map(({ place, reason }) => `- \`${place}\`: ${reason}`)
      return lines.length === 0 ? [] : [`${title} (${lines.length})`, lines.join('\n')]
    }),
  ]
}
