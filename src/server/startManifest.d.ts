declare module 'tanstack-start-manifest:v' {
  /** The scripts of each route, by its id; those of the root begin with the entry. */
  export const routeScripts: Readonly<Record<string, readonly string[]>>
  /** The style sheets of each route. */
  export const routeStyles: Readonly<Record<string, readonly string[]>>
}
