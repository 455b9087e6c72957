/** In place of Prism's reader of Postman collections, which a contract never needs. */
export function transformPostmanCollectionOperations(): never {
  throw new Error('The contract is an OpenAPI document, not a Postman collection')
}
