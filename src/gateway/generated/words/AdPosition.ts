// Generated from contract/ by scripts/generate. Do not edit.
/** 广告位。 */
export const adPositionWords: Readonly<Record<"HOME_BANNER" | "FLOAT" | "SIDE", string>> = {
  HOME_BANNER: "首页横幅",
  FLOAT: "飘窗",
  SIDE: "侧栏",
}
