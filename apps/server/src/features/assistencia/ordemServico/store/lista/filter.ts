import type {
  OsType,
  PrazoGarantia,
  Reincidencia,
  Semaforo,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import type { Recorte } from '@app/contract/casca/paging'
import { SEM_PRAZO_DA_GARANTIA, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ofChosen } from '../../../../../platform/db/csv.ts'
import { ofPosto } from '../../../../../platform/db/index.ts'
import { beginning, containing } from '../../../../../platform/db/like.ts'
import type { Scope } from '../../../../../platform/scope.ts'
import { comAvisoEsperando } from '../aviso.ts'
import { atrasDaFigura, type Figura } from './figura.ts'
import {
  aguardaRetirada,
  comSemaforo,
  escritos,
  estaAtrasada,
  prazoGarantiaDe,
  type Quando,
} from './semaforo.ts'

/** A number as it is typed: '388', or '388/2026'. */
export type NumeroOs = { numero: number; ano?: number }

/** The checked filters of the lists; an absent one filters nothing. */
export type Filtro = Figura & {
  busca?: string
  /** `null` is a text that is not a number, so it matches no order. */
  numero?: NumeroOs | null
  status?: readonly StatusOs[]
  osType?: OsType
  posto?: number
  codigoSap?: string
  consumidor?: string
  consumidorId?: number
  numeroSerie?: string
  relogioId?: number
  marca?: number
  modelo?: number
  tecnico?: number
  semaforo?: Semaforo
  reincidencia?: Reincidencia
  garantia?: boolean
  /** At least this many days of waiting to be fetched. */
  retirada?: number
  avisar?: boolean
  /** Red, or promised for a day that has passed. */
  atrasada?: boolean
  /** yyyy-MM-dd */
  prometidaDe?: string
  prometidaAte?: string
  prazoGarantia?: PrazoGarantia
  abertas?: boolean
  /** The part that people chose. */
  recorte?: Recorte
}

const NUMERO = /^\s*(\d{1,9})(?:\s*\/\s*(\d{4}))?\s*$/
/** The number on a label or on the screen: 'OS388-2026', 'OS 388/2026'. */
const COM_OS = /^\s*OS\s*(\d{1,9})(?:\s*[-/]\s*(\d{4}))?\s*$/i

/** Reads an order's number; undefined for any other text. */
export const numeroOf = (text: string): NumeroOs | undefined => {
  const [, numero, ano] = NUMERO.exec(text) ?? COM_OS.exec(text) ?? []
  return numero === undefined ? undefined : { numero: Number(numero), ...(ano && { ano: Number(ano) }) }
}

const comNumero = ({ numero, ano }: NumeroOs) =>
  ano === undefined
    ? sql<SqlBool>`ordem_servico.numero = ${numero}`
    : sql<SqlBool>`ordem_servico.numero = ${numero} and ordem_servico.ano = ${ano}`

/** The beginning of a CPF or CNPJ; the latter has letters too. */
const DOCUMENTO = /^(?=.*\d)[0-9A-Z]{3,14}$/

/** Customers by any part of the name, the beginning of the document, or the telephone. */
const consumidores = (scope: Scope, text: string) => {
  const bare = text.replaceAll(/[\s.\-/()+]/g, '').toUpperCase()
  const ways = [sql<SqlBool>`sem_acento(consumidor.nome) like sem_acento(${containing(text)})`]
  // A number within a name is part of it, and of nobody's document or telephone.
  if (DOCUMENTO.test(bare))
    ways.push(
      sql`consumidor.cnpj_cpf like ${beginning(bare)}`,
      sql`regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like ${containing(bare)}`,
    )
  return sql`select coalesce(unido_a_id, id) from consumidor where ${ofPosto(scope)} and (${sql.join(ways, sql` or `)})`
}

const relogios = (text: string) =>
  sql`select coalesce(unido_a_id, id) from relogio where numero_serie like ${beginning(text.toUpperCase())}`

/** 'compra 12', as the purchase's screen names it. */
const COMPRA = /^\s*compra\s+(\d{1,9})\s*$/i

/** The orders that wait for a purchase's parts. */
const daCompra = (id: number) =>
  sql`select ordem_servico_id from compra_peca_item where compra_peca_id = ${id} and ordem_servico_id is not null`

/** The orders whose budget or counter service names the part of this code, typed as it is or in small letters. */
const comPeca = (text: string) => {
  const codigo = text.trim()
  const peca = sql`any(array(select id from peca where codigo in (${codigo}, ${codigo.toUpperCase()})))`
  return sql`
    select orcamento.ordem_servico_id from os_linha
      join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
     where os_linha.peca_id = ${peca} and orcamento.situacao <> 'SUBSTITUIDO'
    union all select ordem_servico_id from os_linha_pa where peca_id = ${peca}`
}

/** Each way to find an order by one text is a separate search with its own index. */
const porBusca = (scope: Scope, text: string): RawBuilder<SqlBool> => {
  const numero = numeroOf(text)
  // A number with its year can only be an order's number.
  if (numero?.ano !== undefined) return comNumero(numero)
  const [, compra] = COMPRA.exec(text) ?? []
  if (compra !== undefined) return sql`ordem_servico.id in (${daCompra(Number(compra))})`
  const ways = [
    comPeca(text),
    sql`select id from ordem_servico where consumidor_id in (${consumidores(scope, text)})`,
    sql`select id from ordem_servico where relogio_id in (${relogios(text)})`,
    ...(numero ? [sql`select id from ordem_servico where ${comNumero(numero)}`] : []),
  ]
  return sql`ordem_servico.id in (${sql.join(ways, sql` union all `)})`
}

/** The whole `where`, the post first. */
export const condicao = (scope: Scope, filtro: Filtro, quando: Quando): RawBuilder<SqlBool> => {
  const { busca, numero, status, posto, codigoSap, consumidor, numeroSerie, marca, modelo, reincidencia } =
    filtro
  const parts: RawBuilder<SqlBool>[] = [sql`${ofPosto(scope, 'ordem_servico.posto_id')}`]
  if (busca !== undefined) parts.push(porBusca(scope, busca))
  if (numero === null) parts.push(sql`false`)
  else if (numero !== undefined) parts.push(comNumero(numero))
  if (status !== undefined) parts.push(sql`ordem_servico.status = any(${[...status]})`)
  if (filtro.osType !== undefined) parts.push(sql`ordem_servico.os_type = ${sql.lit(filtro.osType)}`)
  if (posto !== undefined) parts.push(sql`ordem_servico.posto_id = ${posto}`)
  if (codigoSap !== undefined)
    parts.push(
      sql`ordem_servico.posto_id = (select id from posto_autorizado where codigo_sap = ${codigoSap})`,
    )
  if (consumidor !== undefined)
    parts.push(sql`ordem_servico.consumidor_id in (${consumidores(scope, consumidor)})`)
  if (filtro.consumidorId !== undefined)
    parts.push(
      sql`ordem_servico.consumidor_id = (select coalesce(unido_a_id, id) from consumidor where id = ${filtro.consumidorId})`,
    )
  if (filtro.relogioId !== undefined)
    parts.push(
      sql`ordem_servico.relogio_id = (select coalesce(unido_a_id, id) from relogio where id = ${filtro.relogioId})`,
    )
  if (numeroSerie !== undefined) parts.push(sql`ordem_servico.relogio_id in (${relogios(numeroSerie)})`)
  if (modelo !== undefined)
    parts.push(sql`ordem_servico.relogio_id in (select id from relogio where modelo_produto_id = ${modelo})`)
  if (marca !== undefined) parts.push(sql`ordem_servico.marca_id = ${marca}`)
  if (filtro.tecnico !== undefined) parts.push(sql`ordem_servico.tecnico_id = ${filtro.tecnico}`)
  if (filtro.semaforo !== undefined) parts.push(comSemaforo(filtro.semaforo, quando))
  if (reincidencia === 'NENHUMA') parts.push(sql`ordem_servico.reincidencia is null`)
  else if (reincidencia !== undefined) parts.push(sql`ordem_servico.reincidencia = ${reincidencia}`)
  if (filtro.garantia !== undefined) parts.push(sql`ordem_servico.garantia = ${filtro.garantia}`)
  if (filtro.prazoGarantia !== undefined)
    parts.push(
      sql`ordem_servico.garantia and ordem_servico.status not in (${escritos(SEM_PRAZO_DA_GARANTIA)})
          and (${prazoGarantiaDe(quando)}) = ${filtro.prazoGarantia}`,
    )
  if (filtro.retirada !== undefined) parts.push(aguardaRetirada(filtro.retirada, quando))
  if (filtro.avisar) parts.push(comAvisoEsperando)
  if (filtro.abertas !== undefined)
    parts.push(
      filtro.abertas
        ? sql`ordem_servico.status not in (${escritos(TERMINAIS)})`
        : sql`ordem_servico.status in (${escritos(TERMINAIS)})`,
    )
  if (filtro.atrasada !== undefined)
    parts.push(filtro.atrasada ? estaAtrasada(quando) : sql`not (${estaAtrasada(quando)})`)
  if (filtro.prometidaDe !== undefined)
    parts.push(sql`ordem_servico.data_prometida >= ${filtro.prometidaDe}::date`)
  if (filtro.prometidaAte !== undefined)
    parts.push(sql`ordem_servico.data_prometida <= ${filtro.prometidaAte}::date`)
  parts.push(...atrasDaFigura(filtro, quando))
  if (filtro.recorte) parts.push(ofChosen(filtro.recorte, sql`ordem_servico.id`))
  return sql`${sql.join(parts, sql` and `)}`
}
