import { isAparelho } from '../../../../platform/store/tentativa.ts'
import type { Executor } from '../../../../platform/db/index.ts'

/** Most entries of the audit log in one export: the newest. */
const ENTRIES = 10_000

/** The data about a person in the other tables. */
export const readDados = async (db: Executor, usuarioId: number) => {
  const sessoes = await db
    .selectFrom('sessao')
    .where('usuario_id', '=', usuarioId)
    .select(['criada_em as abertaEm', 'usada_em as usadaEm', 'dispositivo', 'endereco'])
    .execute()
  const visoes = await db
    .selectFrom('visao')
    .where('usuario_id', '=', usuarioId)
    .select(['lista', 'nome', 'filtros', 'criado_em as criadoEm'])
    .execute()
  const importacoes = await db
    .selectFrom('importacao')
    .where('usuario_id', '=', usuarioId)
    .select(['tipo', 'arquivo', 'criada_em as criadaEm'])
    .execute()
  const preferencia = await db
    .selectFrom('preferencia')
    .where('usuario_id', '=', usuarioId)
    .select([
      'atalhos_de_tecla as atalhosDeTecla',
      'primeiros_passos_dispensados as primeirosPassosDispensados',
    ])
    .executeTakeFirst()
  const avisos = await db
    .selectFrom('notificacao')
    .where('usuario_id', '=', usuarioId)
    .select(['tipo', 'rotulo', 'quantos', 'em', 'lida_em as lidoEm'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const escolhasDeAvisos = await db
    .selectFrom('notificacao_pessoa')
    .where('usuario_id', '=', usuarioId)
    .select(['escolhas', 'silencio_de as silencioDe', 'silencio_ate as silencioAte'])
    .executeTakeFirst()
  const pedidos = await db
    .selectFrom('pedido')
    .where('criado_por', '=', usuarioId)
    .select(['numero_pedido as numeroPedido', 'criado_em as criadoEm'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const historico = await db
    .selectFrom('auditoria')
    .where('usuario_id', '=', usuarioId)
    .select(['entidade', 'entidade_id as entidadeId', 'criado_em as em'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const mensagens = await db
    .selectFrom('chat_mensagem')
    .where('autor_id', '=', usuarioId)
    .where('apagada_em', 'is', null)
    .select(['texto', 'criado_em as em'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const chamados = await db
    .selectFrom('chamado_mensagem')
    .where('autor_id', '=', usuarioId)
    .select(['texto', 'criado_em as em'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const provas = await db
    .selectFrom('financeiro_arquivo')
    .where('criado_por', '=', usuarioId)
    .select(['filename as arquivo', 'papel', 'criado_em as em'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const convites = await db
    .selectFrom('convite')
    .where((eb) => eb.or([eb('usuario_id', '=', usuarioId), eb('convidado_por', '=', usuarioId)]))
    .select(['role', 'criado_em as em', 'aceito_em as aceitoEm'])
    .orderBy('id', 'desc')
    .limit(ENTRIES)
    .execute()
  const treinamentos = await db
    .selectFrom('tecnico_treinamento as treinamento')
    .innerJoin('marca', 'marca.id', 'treinamento.marca_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'treinamento.modelo_produto_id')
    .where('treinamento.usuario_id', '=', usuarioId)
    .select(['marca.nome as marca', 'modelo.codigo as modelo', 'treinamento.desde', 'treinamento.ate'])
    .orderBy('treinamento.id')
    .execute()
  const conhecidos = await db
    .selectFrom('acesso_conhecido')
    .where('usuario_id', '=', usuarioId)
    .select(['visto_em as vistaEm', isAparelho.as('aparelho')])
    .execute()
  const emails = await db
    .selectFrom('conta_email')
    .where('usuario_id', '=', usuarioId)
    .select(['email', 'provado_em as confirmadoEm'])
    .execute()
  const chaves = await db
    .selectFrom('chave_acesso')
    .where('usuario_id', '=', usuarioId)
    .select(['nome', 'criada_em as criadaEm', 'usada_em as usadaEm'])
    .execute()
  const contas = await db
    .selectFrom('identidade')
    .innerJoin('provedor', 'provedor.id', 'identidade.provedor_id')
    .where('usuario_id', '=', usuarioId)
    .select(['provedor.nome', 'sujeito', 'criada_em as criadaEm', 'usada_em as usadaEm'])
    .execute()
  return {
    emailsConfirmados: emails,
    chavesDeAcesso: chaves,
    contasDaEmpresa: contas,
    sessoes,
    redesConhecidas: conhecidos.filter(({ aparelho }) => !aparelho).length,
    aparelhosConhecidos: conhecidos.filter(({ aparelho }) => aparelho).length,
    preferencia: preferencia ?? null,
    avisos,
    escolhasDeAvisos: escolhasDeAvisos ?? null,
    visoes,
    importacoes,
    pedidosCriados: pedidos,
    mensagens,
    chamados,
    provas,
    convites,
    treinamentos,
    historico,
  }
}
