// Generated from contract/ by scripts/generate. Do not edit.
/** 对接角色。 */
export const dockingRoleWords: Readonly<Record<"INITIATOR" | "OWNER", string>> = {
  INITIATOR: "发起方",
  OWNER: "发布方",
}
