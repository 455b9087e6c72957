import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleContract } from '#compiler/bundle.ts'
import { findFaults } from '#compiler/faults.ts'
import { ContractError, projectDir, type Finding } from '#compiler/finding.ts'
import { createTestGateway } from '#mocks/testing/testGateway.ts'
import { lintContract } from '#scripts/contract/lint.ts'
import { Generation } from '#scripts/generate/generation.ts'

/**
 * The README's change, step by step in a copy: a demand gets `deliveryPlace`, in its list, on its page and in the form.
 * Each step is told by the one before, with file and line. Four files are written by hand.
 */
const example = 'contract/supanddem/demand/getDemand.yaml'
const resource = 'contract/supanddem/demand/schemas/Demand.yaml'
const facts = 'src/features/supply-demand/demand/demandTexts.ts'
const form = 'src/features/supply-demand/demand/DemandConditions.tsx'
const body = 'src/features/supply-demand/demand/demandBody.ts'

/** One service is enough, and much faster than all. */
const contract = ['common', 'html.yaml', 'supanddem'].map((part) => `contract/${part}`)
/** What form, list and pages of demands are made of. */
const portal = ['src/gateway', 'src/calls', 'src/features/supply-demand', 'src/ui', 'package.json']

/** Views that get the field; the list and the page of the owner have what the form sends. */
const views = ['DemandItem', 'DemandDetail', 'DemandForm', 'DemandOwnDetail']

let copy: string
const written = new Set<string>()

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-field-'))
  for (const part of [...contract, ...portal]) {
    cpSync(path.join(projectDir, part), path.join(copy, part), { recursive: true })
  }
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'))
  const { compilerOptions } = JSON.parse(readFileSync(path.join(projectDir, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const config = { compilerOptions: { ...compilerOptions, types: ['vite/client'] }, files: [facts, form, body] }
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(copy, { recursive: true }))

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(path.join(copy, file), 'utf8')
  if (!(typeof from === 'string' ? text.includes(from) : from.test(text))) throw new Error(`${file} lacks ${from}`)
  writeFileSync(path.join(copy, file), text.replace(from, to))
  written.add(file)
}

/** As `make contract` says it: file, the text of the line, and what is wrong. */
async function contractFindings(): Promise<string[]> {
  const folder = path.join(copy, 'contract')
  const findings = [...(await lintContract(folder)), ...(await bundleFaults(folder))]
  return findings.map(({ file, line, message }) => {
    const text = readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()
    return `${path.relative(copy, file)}: ${text}: ${message}`
  })
}

async function bundleFaults(folder: string): Promise<readonly Finding[]> {
  try {
    return findFaults(await bundleContract(folder), folder)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return error.findings
  }
}

function generate() {
  const places = { contract: 'contract', generated: 'src/gateway/generated', stamp: 'openapi.sound' }
  const of = (name: keyof typeof places) => path.join(copy, places[name])
  return new Generation({ contract: of('contract'), generated: of('generated'), stamp: of('stamp') }).run()
}

/** Of the demands: what else the form is made of knows other services, too. */
function typeErrors(): string[] {
  const compiler = path.join(projectDir, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', copy], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes('error TS') && line.includes(path.dirname(form)))
}

/** What the form sends of the field when it is typed or was saved, and the step on which something wrong with it is told. */
function typedAndSent(): unknown {
  const code = `
    const { demandSteps, demandValues, emptyDemand } = await import('./demandValues.ts')
    const { demandBody } = await import('./demandBody.ts')
    const sent = (values) => demandBody(values, { submit: false }).deliveryPlace
    console.log(JSON.stringify({
      typed: sent({ ...emptyDemand('en-1001'), deliveryPlace: '江苏省泰兴市' }),
      saved: sent(demandValues({ deliveryPlace: '江苏省泰州市' })),
      empty: sent(emptyDemand('en-1001')) ?? null,
      step: demandSteps.find(({ fields }) => fields.includes('deliveryPlace')).title,
    }))`
  const folder = path.join(copy, path.dirname(body))
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout === '' ? stderr : JSON.parse(stdout)
}

/** Names the field in a view of the resource, before the closing brace of its properties. */
function nameIn(view: string) {
  edit(
    resource,
    new RegExp(`(\n${view}:\n(?:(?: .*)?\n)*?  properties:\n {4}\\{[^]*?) \\}\n(?=\n)`),
    '$1, deliveryPlace: true }\n',
  )
}

const named = (file: string, ...parts: string[]) =>
  expect.stringMatching(
    new RegExp([file, ...parts].map((part) => part.replaceAll(/[.{}[\]()+*?]/g, '\\$&')).join('[^]*')),
  )

test(
  'a new optional field of a demand takes four files, and each step names the next',
  { timeout: 180_000 },
  async () => {
    // 1. What a reply will look like: the example names the view that does not have the field yet.
    edit(example, /^( +)budgetType: .*\n/m, '$&$1deliveryPlace: 江苏省泰兴市\n')
    expect(await contractFindings()).toContainEqual(named(example, 'deliveryPlace'))

    // 2. The views: each is told that the fields lack it.
    for (const view of views) nameIn(view)
    const lacking = await contractFindings()
    expect(lacking.filter((finding) => finding.includes('names deliveryPlace, which'))).not.toEqual([])
    expect(lacking).toContainEqual(named(resource, 'the view names deliveryPlace'))

    // 3. The field, once: what it lacks is named at its line.
    edit(resource, '    quantity: { type', '    deliveryPlace: { type: string }\n    quantity: { type')
    const bare = await contractFindings()
    expect(bare).toContainEqual(named(resource, 'deliveryPlace: { type: string }', 'must have a title'))
    expect(bare).toContainEqual(named(resource, 'deliveryPlace: { type: string }', 'maxLength'))
    edit(
      resource,
      '{ type: string }\n    quantity',
      '{ type: string, title: 交付地点, minLength: 1, maxLength: 100 }\n    quantity',
    )
    expect(await contractFindings()).toEqual([])

    // 4. The pages: what is shown before it is generated is a type error, and none afterwards.
    edit(
      facts,
      '    { name: fields.deadline',
      '    { name: fields.deliveryPlace.title, value: demand.deliveryPlace },\n    { name: fields.deadline',
    )
    edit(form, '        <Amount', '        <Line name="deliveryPlace" />\n        <Amount')
    const untyped = typeErrors()
    expect(untyped).toContainEqual(named(facts, 'deliveryPlace'))
    expect(untyped).toContainEqual(named(form, 'deliveryPlace'))
    expect(await generate()).toEqual(expect.arrayContaining(['types.ts', 'fields/DemandForm.ts']))
    expect(typeErrors()).toEqual([])
    expect(readFileSync(path.join(copy, 'src/gateway/generated/fields/DemandForm.ts'), 'utf8')).toContain(
      'export const deliveryPlace = { title: "交付地点", kind: "text", minLength: 1, maxLength: 100 } as const',
    )
    expect(typedAndSent()).toEqual({ typed: '江苏省泰兴市', saved: '江苏省泰州市', empty: null, step: '要求与预算' })
    expect(written.size).toBeLessThanOrEqual(4)
  },
)

test('the mock gateway keeps a new field and shows it in the list and on the page, without a line of its own', async () => {
  const gateway = createTestGateway()
  const row = gateway.store.demands.find(({ shown, enId }) => shown !== null && enId === 'en-1001')!
  const place = { deliveryPlace: '江苏省泰兴市' }
  gateway.store.demands.update(row.id, {
    content: { ...row.content, ...place },
    shown: { ...row.shown!, ...place },
    status: 'PUBLISHED',
  })
  const { records } = await gateway.call('listDemands', { query: { current: 1, size: 50 } })
  expect(records.find(({ id }) => id === row.id)).toMatchObject(place)
  expect(await gateway.call('getDemand', { query: { id: row.id } })).toMatchObject(place)
})
