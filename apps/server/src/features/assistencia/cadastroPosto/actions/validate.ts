import type { CadastroAvisos } from '@app/contract/assistencia/cadastroPosto'
import type { Services } from '../../../../platform/context.ts'
import { refuseFields } from '../../../../platform/http/errors.ts'
import { createPlaces } from '../../../../platform/jobs/queue.ts'
import { blockOf } from '../../../../platform/session/network.ts'
import { attemptAt } from '../../../../platform/session/throttle.ts'
import { countTry } from '../../../../platform/session/try.ts'
import { firstOfEach } from './campos.ts'
import { checkEtapa2 } from './check-empresa.ts'
import { checkEtapa1 } from './check-pessoa.ts'

const inPlace = createPlaces()

/**
 * The answer must reveal that an address, a CPF or a CNPJ is taken (decisions 31), so every call is counted against its
 * network.
 */
export const counted = <T>(services: Services, address: string, run: () => Promise<T>): Promise<T> =>
  inPlace(blockOf(address), async () => {
    await countTry(services, address, [attemptAt('posto', address)])
    return run()
  })

/** `POST /public/pessoa/validate/etapa1`. */
export const validateEtapa1 = (services: Services, body: unknown, address: string): Promise<CadastroAvisos> =>
  counted(services, address, async () => {
    const { erros } = await checkEtapa1(services, body)
    if (erros.length > 0) refuseFields(firstOfEach(erros))
    return {}
  })

/** `POST /public/postoAutorizado/validate/etapa2`. */
export const validateEtapa2 = (services: Services, body: unknown, address: string): Promise<CadastroAvisos> =>
  counted(services, address, async () => {
    const { erros, avisos } = await checkEtapa2(services, body)
    if (erros.length > 0) refuseFields(firstOfEach(erros))
    return avisos.length === 0 ? {} : { messages: avisos.map((text) => ({ type: 'WARNING' as const, text })) }
  })
