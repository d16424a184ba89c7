import { ORCAMENTO_VALIDADE_DIAS } from '@app/contract/assistencia/ordemServico'
import type {
  LinhaSituacao,
  LinhaTipo,
  Orcamento,
  OrcamentoLinha,
  OrcamentoResposta,
} from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import { undoableUntil, totaisDoOrcamento } from '@app/rules/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Executor } from '../../../../../platform/db/index.ts'
import { preparado } from '../../../../../platform/db/prepared.ts'
import type { EscolhaRow } from '../escolha.ts'
import { type AprovacaoRow, findAprovacao } from '../resposta.ts'

/** The current version of an order's budget; undefined when there is none. */
export const findOrcamentoRow = (db: Executor, osId: number) =>
  db
    .selectFrom('os_orcamento')
    .modifyFront(preparado)
    .leftJoin('usuario', 'usuario.id', 'os_orcamento.criado_por')
    .select([
      'os_orcamento.id',
      'os_orcamento.versao',
      'os_orcamento.situacao',
      'os_orcamento.observacoes',
      'os_orcamento.o_que_vimos',
      'os_orcamento.fotos',
      'os_orcamento.fotos_frases',
      'os_orcamento.prazo_dias_uteis',
      'os_orcamento.criado_em',
      'os_orcamento.expira_em',
      'os_orcamento.respondido_em',
      'os_orcamento.complemento',
      'os_orcamento.sinal',
      'os_orcamento.sinal_dispensado_em',
      'usuario.nome as criado_por',
    ])
    .where('os_orcamento.ordem_servico_id', '=', osId)
    .orderBy('os_orcamento.versao', 'desc')
    .limit(1)
    .executeTakeFirst()
export type OrcamentoRow = NonNullable<Awaited<ReturnType<typeof findOrcamentoRow>>>

/**
 * The state of an approved line's part: by the order's latest purchase of it, unless the order has reserved everything.
 * A part in several lines counts once.
 */
const falta = sql<{ onde: OrcamentoLinha['falta']; motivo: string | null } | null>`(
  select json_build_object('onde', case
           when compra.situacao is null then 'A_PEDIR'
           when compra.situacao = 'REJEITADA' then 'REJEITADA'
           when compra.situacao = 'ENVIADA' then 'A_CAMINHO'
           else 'PEDIDA' end, 'motivo', compra.motivo)
    from (select sum(gemea.quantidade) as pedida
            from os_linha gemea
           where gemea.orcamento_id = linha.orcamento_id and gemea.peca_id = linha.peca_id
             and gemea.solicitar_peca and gemea.situacao = 'APROVADA') precisa
    join os_orcamento versao on versao.id = linha.orcamento_id
    left join lateral (
      select coalesce(sum(reservada + usada), 0) as tem
        from os_peca
       where os_peca.ordem_servico_id = versao.ordem_servico_id and os_peca.peca_id = linha.peca_id) nossa on true
    left join lateral (
      select compra_peca.situacao, compra_peca.motivo
        from compra_peca_item item join compra_peca on compra_peca.id = item.compra_peca_id
       where item.ordem_servico_id = versao.ordem_servico_id and item.peca_id = linha.peca_id
         and compra_peca.situacao <> 'RECEBIDA'
       order by compra_peca.id desc limit 1) compra on true
   where linha.solicitar_peca and linha.situacao = 'APROVADA' and nossa.tem < precisa.pedida)`

/** The state of the post's own stock for a line that is not refused. */
const estoque = sql<OrcamentoLinha['estoque']>`(
  select case
           when nossa.usada >= linha.quantidade then 'USADA'
           when nossa.reservada >= linha.quantidade then
             case when exists (
               select from compra_peca_item item join compra_peca on compra_peca.id = item.compra_peca_id
                where item.ordem_servico_id = versao.ordem_servico_id and item.peca_id = linha.peca_id
                  and compra_peca.situacao = 'RECEBIDA') then 'CHEGOU' else 'RESERVADA' end
           when linha.situacao = 'PENDENTE' and saldo.quantidade - saldo.reservado >= linha.quantidade
             then 'EM_ESTOQUE' end
    from os_orcamento versao
    join ordem_servico os on os.id = versao.ordem_servico_id
    left join os_peca nossa on nossa.ordem_servico_id = versao.ordem_servico_id and nossa.peca_id = linha.peca_id
    left join estoque_peca saldo on saldo.posto_id = os.posto_id and saldo.peca_id = linha.peca_id
   where versao.id = linha.orcamento_id and linha.peca_id is not null and linha.situacao <> 'RECUSADA')`

/** The lines of a version, each with the names of what it is made of. */
export const listLinhas = (db: Executor, orcamentoId: number) =>
  db
    .selectFrom('os_linha as linha')
    .modifyFront(preparado)
    .innerJoin('sintoma_os as sintoma', 'sintoma.id', 'linha.sintoma_os_id')
    .innerJoin('causa_os as causa', 'causa.id', 'linha.causa_os_id')
    .leftJoin('peca', 'peca.id', 'linha.peca_id')
    .leftJoin('servico', 'servico.id', 'linha.servico_id')
    .select([
      'linha.id',
      'linha.tipo',
      'linha.descricao',
      'linha.garantia',
      'linha.solicitar_peca',
      'linha.quantidade',
      'linha.valor',
      'linha.valor_final',
      'linha.valor_fabricante',
      'linha.opcional',
      'linha.situacao',
      'linha.complemento',
      'linha.motivo_valor',
      falta.as('falta'),
      estoque.as('estoque'),
      'peca.id as peca_id',
      'peca.codigo as peca_codigo',
      'peca.descricao as peca_descricao',
      'servico.id as servico_id',
      'servico.codigo as servico_codigo',
      'servico.nome as servico_nome',
      'sintoma.id as sintoma_id',
      'sintoma.nome as sintoma_nome',
      'causa.id as causa_id',
      'causa.nome as causa_nome',
    ])
    .where('linha.orcamento_id', '=', orcamentoId)
    .orderBy('linha.ordem')
    .execute()
export type LinhaRow = Awaited<ReturnType<typeof listLinhas>>[number]

const toLinha = (row: LinhaRow): OrcamentoLinha => ({
  id: row.id,
  tipo: row.tipo as LinhaTipo,
  peca:
    row.peca_id === null
      ? null
      : { id: row.peca_id, codigo: row.peca_codigo ?? '', descricao: row.peca_descricao ?? '' },
  servico:
    row.servico_id === null
      ? null
      : { id: row.servico_id, codigo: row.servico_codigo ?? '', nome: row.servico_nome ?? '' },
  sintoma: { id: row.sintoma_id, nome: row.sintoma_nome },
  causa: { id: row.causa_id, nome: row.causa_nome },
  garantia: row.garantia,
  solicitarPeca: row.solicitar_peca,
  quantidade: row.quantidade,
  valor: row.valor,
  valorFinal: row.valor_final,
  valorFabricante: row.valor_fabricante,
  opcional: row.opcional,
  descricao: row.descricao,
  situacao: row.situacao as LinhaSituacao,
  motivoValor: row.motivo_valor,
  complemento: row.complemento,
  falta: row.falta?.onde ?? null,
  estoque: row.estoque,
  faltaMotivo: row.falta?.motivo ?? null,
})

const toResposta = (row: AprovacaoRow): OrcamentoResposta => ({
  aprovado: row.resposta === 'APROVADO',
  via: row.por === 'CONSUMIDOR' ? 'LINK' : 'POSTO',
  nome: row.nome,
  documento: row.documento,
  documentoConfere: row.documento_confere,
  motivo: row.motivo,
  assinatura:
    row.assinatura_id === null
      ? null
      : {
          id: row.assinatura_id,
          filename: row.filename ?? '',
          length: row.length ?? 0,
          contentType: row.content_type ?? '',
        },
  registradoPor: row.usuario,
  link: row.link_criado_em && {
    criadoEm: row.link_criado_em.toISOString(),
    mostradoA: row.link_mostrado_a,
    pelaConta: row.link_criador === 'consumidor',
    enviado: row.link_enviado_em !== null,
  },
  endereco: row.endereco,
  em: row.criado_em.toISOString(),
  sha256: row.hash.toString('hex'),
  podeDesfazerAte: undoableUntil(row.criado_em)?.toISOString() ?? null,
})

/** Until when a version may be answered unless another day was chosen. */
export const validadeDe = (criadoEm: Date): Date =>
  new Date(criadoEm.getTime() + ORCAMENTO_VALIDADE_DIAS * DAY_MS)

/** The reduction of the price, by the consumer's choice after the 30 days. */
export const abatimentoDe = (escolha: Pick<EscolhaRow, 'tipo' | 'valor'> | null): number =>
  escolha?.tipo === 'ABATIMENTO' ? (escolha.valor ?? 0) : 0

/** The whole current version of an order's budget, with the valid answer and the choice after the 30 days. */
export const findOrcamento = async (
  db: Executor,
  osId: number,
  escolha: Pick<EscolhaRow, 'tipo' | 'valor'> | null,
): Promise<Orcamento | null> => {
  const row = await findOrcamentoRow(db, osId)
  if (!row) return null
  const linhas = (await listLinhas(db, row.id)).map(toLinha)
  const resposta = await findAprovacao(db, row.id)
  const abatimento = abatimentoDe(escolha)
  return {
    versao: row.versao,
    linhas,
    abatimento,
    ...totaisDoOrcamento(linhas, abatimento),
    prazoDiasUteis: row.prazo_dias_uteis,
    observacoes: row.observacoes,
    oQueVimos: row.o_que_vimos,
    fotosMostradas: row.fotos,
    fotosFrases: row.fotos_frases,
    sinal: row.sinal,
    sinalDispensado: row.sinal_dispensado_em !== null,
    salvoEm: row.criado_em.toISOString(),
    salvoPor: row.criado_por,
    validoAte: (row.expira_em ?? validadeDe(row.criado_em)).toISOString(),
    complemento: row.complemento,
    aberto: row.situacao === 'ABERTO',
    resposta: resposta ? toResposta(resposta) : null,
  }
}
