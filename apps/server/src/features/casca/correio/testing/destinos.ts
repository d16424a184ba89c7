import type { Destinos } from '@app/contract/casca/correio/destinos'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { seedPostos } from '../../../../platform/testing/postos.ts'

/** A company and a post that choose where their mails go, the administrator, and a person of the company. */
export const startDestinos = async () => {
  const server = await startTestApp()
  const postos = await seedPostos(server)
  const [admin, cliente] = [await server.as('admin@'), await server.as('cliente@')]
  return {
    server,
    postos,
    admin,
    cliente,
    daEmpresa: `/correio/destinos/cliente/${server.clientes.um}`,
    doPosto: `/correio/destinos/postoAutorizado/${postos.um}`,
    read: async (path: string, who = admin) => (await who.get(path)).json<Destinos>(),
  }
}
