import {
  CadastroEtapa3,
  type CadastroPlano,
  type CadastroPreco,
  type PlanoPedido,
} from '@app/contract/assistencia/cadastroPosto'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { centavos, porCento, reais } from '@app/rules/assistencia/cobranca'
import type { Services } from '../../../../platform/context.ts'
import { fieldMessage, refuseFields } from '../../../../platform/http/errors.ts'
import { findCupom, findPlano, hojeDe, listPlanosAtivos, type PlanoRow } from '../../cobranca/index.ts'
import { isHeld } from '../store/read.ts'
import { firstOfEach, readCampos } from './campos.ts'
import { counted } from './validate.ts'

type Cobravel = Pick<Services, 'db' | 'now' | 'config'>

/** The public data of a plan. */
const oferecido = ({ id, nome, periodicidade, licencas, valor }: PlanoRow) => ({
  id,
  nome,
  periodicidade,
  licencas,
  valor,
})

export const listPlanos = async (services: Cobravel) =>
  (await listPlanosAtivos(services.db, hojeDe(services))).map(oferecido)

/** The requested plan of a registration, at today's price. */
export const planoPedido = async (
  services: Cobravel,
  row: { plano_id: number | null; dia_vencimento: number | null },
): Promise<PlanoPedido | null> => {
  if (row.plano_id === null || row.dia_vencimento === null) return null
  const found = await findPlano(services.db, row.plano_id, hojeDe(services))
  return found ? { ...oferecido(found), diaVencimento: row.dia_vencimento } : null
}

/** A coupon that is valid today and that no other registration holds. */
const checkCupom = async (services: Services, codigo: string | null | undefined) => {
  const erros: ErrorMessage[] = []
  if (!codigo) return { cupom: undefined, erros }
  const cupom = await findCupom(services.db, codigo, hojeDe(services))
  if (!cupom) erros.push(fieldMessage('codigoCupom', 'CUPOM_DESCONHECIDO'))
  else if (await isHeld(services.db, 'cupom', cupom.codigo))
    erros.push(fieldMessage('codigoCupom', 'CUPOM_USADO'))
  return { cupom, erros }
}

/** A plan that is offered today; undefined only when none is offered. */
const checkPlano = async (services: Services, escolhido: CadastroPlano | null | undefined) => {
  const planos = await listPlanos(services)
  const plano = planos.find(({ id }) => id === escolhido?.id)
  const erros: ErrorMessage[] = []
  if (escolhido && !plano) erros.push(fieldMessage('plano.id', 'OPCAO_INVALIDA'))
  if (!escolhido && planos.length > 0) erros.push(fieldMessage('plano.id', 'EMPTY_REQUIRED_FIELD'))
  return { plano, erros }
}

/** The third step: plan and coupon with every error; `semCupom` leaves the coupon unchanged. */
export const checkEtapa3 = async (services: Services, body: unknown, { semCupom = false } = {}) => {
  const { valores, erros } = readCampos(CadastroEtapa3, body)
  // A plan with an error is not reported as missing too.
  const lido = erros.some(({ fieldName }) => fieldName?.startsWith('plano'))
  const plano = lido ? { plano: undefined, erros: [] } : await checkPlano(services, valores.plano)
  const cupom = await checkCupom(services, semCupom ? null : valores.codigoCupom)
  return {
    plano: plano.plano,
    cupom: cupom.cupom,
    columns: {
      plano_id: plano.plano?.id ?? null,
      dia_vencimento: plano.plano ? (valores.plano?.diaVencimento ?? null) : null,
    },
    erros: [...erros, ...plano.erros, ...cupom.erros],
  }
}

/** `POST /public/postoAutorizado/validate/etapa3`: the price of the plan with the coupon, before it is chosen. */
export const validateEtapa3 = (services: Services, body: unknown, address: string): Promise<CadastroPreco> =>
  counted(services, address, async () => {
    const { plano, cupom, erros } = await checkEtapa3(services, body)
    if (erros.length > 0) refuseFields(firstOfEach(erros))
    const valor = centavos(plano?.valor ?? 0)
    const desconto = porCento(valor, cupom?.desconto_plano ?? 0)
    return {
      valor: reais(valor),
      desconto: reais(desconto),
      total: reais(valor - desconto),
      cobrancasComDesconto: cupom?.cobrancas_com_desconto ?? 0,
    }
  })
