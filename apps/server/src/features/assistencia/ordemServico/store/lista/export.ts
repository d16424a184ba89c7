import {
  CAMPOS_OS_EXPORTADOS,
  FORMA_PAGAMENTO_LABELS,
  FORMAS_PAGAMENTO,
  SEMAFORO_LABELS,
  STATUS_OS_DESCRICAO,
} from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import { csvColumnsOf } from '../../../../../platform/db/campos.ts'
import {
  type Csv,
  type CsvColumn,
  csvColumn,
  wordColumn,
  writeCsvLines,
} from '../../../../../platform/db/csv.ts'
import { ofPosto, type Database } from '../../../../../platform/db/index.ts'
import type { Scope } from '../../../../../platform/scope.ts'
import { resumoJoins } from '../columns.ts'
import { diasCorridosDe, semaforoDe, type Quando } from './semaforo.ts'

const os = (column: string) => sql.ref(`ordem_servico.${column}`)

const recebido = sql`(
  select coalesce(sum(case when tipo = 'DEVOLUCAO' then -valor else valor end), 0)
    from os_pagamento where ordem_servico_id = ordem_servico.id)`

const formaEmPalavras = sql`case forma ${sql.join(
  FORMAS_PAGAMENTO.map((forma) => sql`when ${sql.lit(forma)} then ${sql.lit(FORMA_PAGAMENTO_LABELS[forma])}`),
  sql` `,
)} end`

/** 'Dinheiro, PIX' */
const formas = sql`(
  select string_agg(distinct ${formaEmPalavras}, ', ')
    from os_pagamento where ordem_servico_id = ordem_servico.id and tipo <> 'DEVOLUCAO')`

/** Every column of an order that an export may have, by its path on the wire; days are counted at the given moment. */
export const osColumns = (quando: Quando): ReadonlyMap<string, CsvColumn> =>
  new Map([
    ['numero', csvColumn('Nº da OS', sql`ordem_servico.numero || '/' || ordem_servico.ano`)],
    ...csvColumnsOf('ordem_servico', CAMPOS_OS_EXPORTADOS),
    ['statusOS', wordColumn('Status', os('status'), STATUS_OS_DESCRICAO)],
    ['creationDateTime', csvColumn('Criada em', os('criado_em'), 'instant')],
    ['dataStatus', csvColumn('No status desde', os('status_desde'), 'instant')],
    ['diasCorridos', csvColumn('Dias corridos', diasCorridosDe(quando), 'integer')],
    ['semaforo', wordColumn('Semáforo', semaforoDe(quando), SEMAFORO_LABELS)],
    ['posto', csvColumn('Posto', sql.ref('posto_autorizado.nome_fantasia'))],
    ['posto.codigoSap', csvColumn('Código SAP', sql.ref('posto_autorizado.codigo_sap'))],
    ['consumidor', csvColumn('Consumidor', sql.ref('consumidor.nome'))],
    ['consumidor.cnpjCpf', csvColumn('CPF/CNPJ', sql.ref('consumidor.cnpj_cpf'), 'document')],
    ['consumidor.telefone', csvColumn('Telefone', sql.ref('consumidor.telefone'))],
    ['relogio.modelo', csvColumn('Modelo', sql.ref('modelo_produto.descricao'))],
    ['relogio.marca', csvColumn('Marca', sql.ref('marca.nome'))],
    ['relogio.numeroSerie', csvColumn('Nº de série', sql.ref('relogio.numero_serie'))],
    ['tecnico', csvColumn('Técnico', sql`coalesce(tecnico.nome_exibicao, tecnico.nome)`)],
    ['garantia', csvColumn('Garantia', os('garantia'), 'yesNo')],
    ['garantiaServico', csvColumn('Garantia de serviço', os('garantia_servico'), 'yesNo')],
    ['valorTotal', csvColumn('Valor total', os('valor_total'), 'quantity')],
    ['conta.devido', csvColumn('Devido na entrega', os('valor_devido'), 'quantity')],
    ['conta.recebido', csvColumn('Recebido', recebido, 'quantity')],
    ['conta.formas', csvColumn('Como foi pago', formas)],
    ['conta.semCobranca', csvColumn('Sem cobrança', os('sem_cobranca'))],
    ['dataReparo', csvColumn('Reparada em', os('data_reparo'), 'instant')],
    ['dataEntragaRelogio', csvColumn('Entregue em', os('data_entrega_relogio'), 'instant')],
  ])

/** The lines of an export's next step: the orders of these keys. */
export const writeOsLines = (db: Database['db'], scope: Scope, csv: Csv, chaves: string): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from unnest(${chaves}::bigint[]) with ordinality as chave (id, ordem)
       join ordem_servico on ordem_servico.id = chave.id ${resumoJoins}
       where ${ofPosto(scope, 'ordem_servico.posto_id')}
       order by chave.ordem`,
  )
