/** A third-party code generator. */
export interface Generator {
  name: string
  /** npm packages with their exact versions; the first one provides the command. */
  packages: string[]
  /**
   * The command and its arguments, run in the folder with the packages; `codegen` is the contract without unions of
   * replies, `schema` its schemas as one JSON Schema.
   */
  command: (places: { contract: string; codegen: string; schema: string; output: string }) => string[]
  writes: 'TypeScript' | 'Java' | 'Go'
}

/** The package of the generated Java classes. */
export const javaPackage = 'cn.example.gateway'

export const generators: Generator[] = [
  {
    name: 'orval',
    packages: ['orval@8.38.0'],
    command: ({ contract, output }) => [
      'orval',
      '--input',
      contract,
      '--output',
      `${output}/client.ts`,
      '--client',
      'fetch',
    ],
    writes: 'TypeScript',
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    command: ({ contract, output }) => [
      'swagger-typescript-api',
      'generate',
      '-p',
      contract,
      '-o',
      output,
      '-n',
      'client.ts',
    ],
    writes: 'TypeScript',
  },
  {
    // Names types by the titles, which are Chinese and may contain brackets; the contract for code generators has none.
    name: 'oazapfts',
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    command: ({ codegen, output }) => ['oazapfts', codegen, `${output}/client.ts`],
    writes: 'TypeScript',
  },
  {
    name: 'openapi-typescript-codegen',
    packages: ['openapi-typescript-codegen@0.31.0'],
    command: ({ contract, output }) => ['openapi', '--input', contract, '--output', output, '--client', 'fetch'],
    writes: 'TypeScript',
  },
  {
    name: 'openapi-generator-plus (Java)',
    packages: ['openapi-generator-plus@2.22.0', '@openapi-generator-plus/java-cxf-client-generator@4.0.0'],
    command: ({ output }) => ['openapi-generator-plus', '-c', `${output}/generator.yaml`],
    writes: 'Java',
  },
  {
    // Generates only types, no client: neither Debian nor npm has a generator for Go clients.
    name: 'quicktype (Go)',
    packages: ['quicktype@26.0.0'],
    command: ({ schema, output }) => [
      'quicktype',
      '--src-lang',
      'schema',
      '--src',
      schema,
      '--top-level',
      'Contract',
      '--lang',
      'go',
      '--package',
      'model',
      '--out',
      `${output}/model/contract.go`,
    ],
    writes: 'Go',
  },
]
