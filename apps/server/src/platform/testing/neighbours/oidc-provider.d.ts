/** What tests use of `oidc-provider`, which carries no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export class Grant {
    constructor(of: { clientId: string; accountId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  export type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: { Grant: typeof Grant } }
  }
  type Interaction = { uid: string; params: { login_hint?: string } }
  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (req: IncomingMessage, res: ServerResponse) => void
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>
  }
}
