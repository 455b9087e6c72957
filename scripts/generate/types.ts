import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript'
import type { Generator } from './generators.ts'
import { htmlType } from './html.ts'

/**
 * The types of all paths, operations and components. The library's main function would lint and bundle first, which
 * takes as long as everything else, and has already been done.
 */
export const types: Generator = (bundle) => {
  const document = bundle as unknown as OpenAPI3
  const ast = transformSchema(document, {
    ...options,
    discriminators: scanDiscriminators(document, {}),
    injectFooter: [],
    resolve: ($ref) => resolveRef(document, $ref, { silent: true }),
  })
  return { 'types.ts': `// Generated from contract/ by scripts/generate. Do not edit.\n${astToString(ast)}` }
}

const options: Omit<GlobalContext, 'discriminators' | 'injectFooter' | 'resolve'> = {
  additionalProperties: false,
  // Sorting would take two fifths of the time.
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: true,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  // Used only for linting and bundling.
  redoc: {} as GlobalContext['redoc'],
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transform: htmlType,
  transformProperty: undefined,
}
