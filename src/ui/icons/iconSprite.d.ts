/** The build's sprite of icons (scripts/build/iconSprite.ts). */
declare module 'virtual:icon-sprite' {
  /** Its URL; each icon is a fragment, by its name. */
  const url: string
  export default url
}
