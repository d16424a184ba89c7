import type { CorreioLugar } from '@app/contract/casca/correio'
import { clienteRegister } from '@app/contract/registers/cliente'
import { consumidorRegister } from '@app/contract/registers/consumidor'
import { postoAutorizadoRegister } from '@app/contract/registers/postoAutorizado'
import type { Register } from '@app/contract/casca/register'
import { emailsDoCadastro } from './features/assistencia/cadastroPosto/index.ts'
import { emailsDaOs } from './features/assistencia/ordemServico/index.ts'
import { getMeuPosto } from './features/assistencia/postoAutorizado/index.ts'
import type { Lugar } from './features/casca/correio/index.ts'
import { findUsuario } from './features/casca/usuario/index.ts'
import { refuse } from './platform/http/errors.ts'
import { demandStaff } from './platform/scope.ts'
import { emailsOf } from './register/index.ts'

const ofRegister = (definition: Register): Lugar => ({
  ver: definition.view.abilities.view,
  liberar: definition.view.abilities.edit,
  enderecos: emailsOf(definition) ?? (() => Promise.resolve([])),
})

/** Where mail addresses stand, and who sees there that one does not deliver, or frees it. */
export const LUGARES: Readonly<Record<CorreioLugar, Lugar>> = {
  cliente: ofRegister(clienteRegister),
  consumidor: ofRegister(consumidorRegister),
  postoAutorizado: ofRegister(postoAutorizadoRegister),
  meuPosto: {
    ver: 'COLABORADOR_EDITAR',
    liberar: 'COLABORADOR_EDITAR',
    enderecos: async (ctx, id) => [(await getMeuPosto(ctx, id)).emailComercial],
  },
  usuario: {
    ver: 'USUARIO_VER',
    liberar: 'USUARIO_EDITAR',
    enderecos: async (ctx, id) => {
      demandStaff(ctx)
      return [((await findUsuario(ctx.db, id)) ?? refuse('NOT_FOUND')).email]
    },
  },
  ordemServico: { ver: 'OS_VER', liberar: 'CONSUMIDOR_EDITAR', enderecos: emailsDaOs },
  cadastroPosto: { ver: 'POSTO_APROVAR', liberar: 'POSTO_APROVAR', enderecos: emailsDoCadastro },
}
