/** Where the end-to-end run starts the mock gateway and the portal; apart from the ports of `make start`. */
export const gatewayUrl = 'http://127.0.0.1:4110'
export const portalUrl = 'http://localhost:3100'
