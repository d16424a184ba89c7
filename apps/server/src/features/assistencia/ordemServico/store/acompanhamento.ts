import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** An order with the data that its consumer may see. */
export const findAcompanhada = (db: Executor, osId: number) =>
  db
    .selectFrom('ordem_servico as os')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'os.posto_id')
    .leftJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .leftJoin('marca', 'marca.id', 'modelo.marca_id')
    .select([
      'os.id',
      'os.numero',
      'os.ano',
      'os.status',
      'os.criado_em',
      'os.os_type',
      'os.garantia',
      'os.data_reparo',
      'os.status_desde',
      sql<boolean>`exists (select from troca where troca.ordem_servico_id = os.id and troca.situacao = 'RECEBIDA')`.as(
        'trocado',
      ),
      'os.dias_garantia_servico',
      'consumidor.nome as consumidor',
      'posto.nome_fantasia as posto',
      'posto.cnpj',
      'posto.telefone_comercial as telefone',
      'posto.telefone_whatsapp as whatsapp',
      'posto.rua',
      'posto.numero as numero_rua',
      'posto.bairro',
      'posto.cidade',
      'posto.estado',
      'posto.hora_funcionamento as horario',
      'posto.abre',
      'posto.fecha',
      'posto.outros_horarios',
      'relogio.numero_serie',
      'modelo.descricao as modelo',
      'modelo.foto_id',
      'marca.nome as marca',
    ])
    .where('os.id', '=', osId)
    .executeTakeFirst()
export type AcompanhadaRow = NonNullable<Awaited<ReturnType<typeof findAcompanhada>>>

/** The history that a consumer may see, oldest first. */
export const listContado = (db: Executor, osId: number) =>
  db
    .selectFrom('os_historico')
    .select(['acao', 'para', 'criado_em'])
    .where('ordem_servico_id', '=', osId)
    .where('visivel', '=', true)
    .orderBy('id')
    .execute()

/** The models offered in the current swap, and the chosen one. */
export const listOferecidos = (db: Executor, osId: number) =>
  db
    .selectFrom('troca')
    .innerJoin('troca_modelo', 'troca_modelo.troca_id', 'troca.id')
    .innerJoin('modelo_produto as modelo', 'modelo.id', 'troca_modelo.modelo_produto_id')
    .innerJoin('marca', 'marca.id', 'modelo.marca_id')
    .select([
      'modelo.id',
      'modelo.codigo',
      'modelo.descricao',
      'modelo.foto_id',
      'marca.id as marca_id',
      'marca.nome as marca',
      'troca.modelo_escolhido_id',
    ])
    .where('troca.ordem_servico_id', '=', osId)
    .where('troca.situacao', 'in', ['AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA'])
    .orderBy('modelo.descricao')
    .orderBy('modelo.id')
    .execute()
