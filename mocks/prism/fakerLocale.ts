import { registerHooks } from 'node:module'

/**
 * Prism asks for the made-up names of some seventy languages and uses the English ones: without the others the gateway
 * takes 25 MB less. To be called before Prism is loaded.
 */
export function loadFakerInEnglishOnly(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '@faker-js/faker' ? '@faker-js/faker/locale/en' : specifier, context),
  })
}
