import type { Executor } from '../../db/index.ts'

/** A colleague, a profile that nobody has, a coupon, a key, a webhook, and another session and a passkey of the person. */
export const createPeopleRecords = async (db: Executor, usuarioId: number, name: string) => {
  const { id: usuario } = await db
    .insertInto('usuario')
    .values({
      nome: 'Pessoa',
      email: `${name}@retaguarda.example`,
      role: 'ROLE_OPERADOR',
      tipo: 'interno',
      senha_hash: '-',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: perfil } = await db
    .insertInto('perfil')
    .values({ codigo: name, nome: name, tipo: 'interno' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: cupom } = await db
    .insertInto('cupom')
    .values({ codigo: name.toUpperCase() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: sessao } = await db
    .insertInto('sessao')
    .values({ usuario_id: usuarioId, absoluta_em: '2126-11-20T15:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: chaveAcesso } = await db
    .insertInto('chave_acesso')
    .values({
      usuario_id: usuarioId,
      credencial: Buffer.from(name),
      chave_publica: Buffer.from('00'),
      contador: 0,
      transportes: [],
      sincronizada: false,
      nome: name,
      criada_em: '2026-11-20T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: chaveApi } = await db
    .insertInto('chave_api')
    .values({
      nome: name,
      usuario_id: usuario,
      prefixo: 'rtg_00000000',
      habilidades: ['PEDIDO_VER'],
      teste: false,
      criada_em: '2026-11-20T15:00:00Z',
      expira_em: '2126-11-20T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const em = '2026-11-20T15:00:00Z'
  const { id: provedor } = await db
    .insertInto('provedor')
    .values({
      nome: name,
      emissor: `https://${name}.example`,
      identificador: name,
      campo_grupos: 'groups',
      ativo: true,
      criado_em: em,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: webhook } = await db
    .insertInto('webhook')
    .values({
      nome: name,
      url: 'https://erp.example/',
      tipos: ['pedido.criado'],
      email: 'ti@erp.example',
      segredo: Buffer.from('00'),
      posicao: 0,
      criado_em: em,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: webhookEntrega } = await db
    .insertInto('webhook_entrega')
    .values({
      webhook_id: webhook,
      tipo: 'pedido.criado',
      objeto: name,
      mensagem: name,
      corpo: '{}',
      criada_em: em,
      proxima_em: em,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { usuario, perfil, cupom, sessao, chaveAcesso, chaveApi, provedor, webhook, webhookEntrega }
}
