/** What the product has acknowledged so far, each with what must be found of it for ever after. */
export type Books = {
  pedidos: { id: number; numero: string; quantidade: number; sha256: string }[]
  anexos: { pedido: number; sha256: string }[]
  movidos: { pedido: number; versao: number }[]
  atos: { os: number; acao: string; versao: number }[]
  notas: { id: number; chave: string; sha256: string }[]
  mensagens: { conversa: number; numero: number; dispositivo: string }[]
}

export const emptyBooks = (): Books => ({
  pedidos: [],
  anexos: [],
  movidos: [],
  atos: [],
  notas: [],
  mensagens: [],
})

export const sizeOf = (books: Books): number =>
  Object.values(books).reduce((sum, entries) => sum + entries.length, 0)

type Find = (statement: string, values: unknown[]) => Promise<object[]>

/** Of each book, the entries that the database does not hold any more. */
const MISSING: Record<keyof Books, string> = {
  pedidos: `select c.* from jsonb_to_recordset($1) c (id bigint, numero text, quantidade numeric, sha256 text)
    where (select count(*) from pedido where numero_pedido_cliente = c.numero) <> 1
       or not exists (select from pedido p join pedido_item i on i.pedido_id = p.id
                        join anexo a on a.pedido_id = p.id and a.campo = 'nf'
                       where p.id = c.id and p.numero_pedido_cliente = c.numero and i.quantidade = c.quantidade
                         and encode(a.sha256, 'hex') = c.sha256)`,
  anexos: `select c.* from jsonb_to_recordset($1) c (pedido bigint, sha256 text)
    where not exists (select from anexo where pedido_id = c.pedido and encode(sha256, 'hex') = c.sha256)`,
  movidos: `select c.* from jsonb_to_recordset($1) c (pedido bigint, versao int)
    where not exists (select from pedido where id = c.pedido and versao >= c.versao)`,
  atos: `select c.* from jsonb_to_recordset($1) c (os bigint, acao text, versao int)
    where not exists (select from ordem_servico where id = c.os and versao >= c.versao)
       or (select count(*) from os_historico where ordem_servico_id = c.os and acao = c.acao) <> 1`,
  notas: `select c.* from jsonb_to_recordset($1) c (id bigint, chave text, sha256 text)
    where not exists (select from nota n join nota_arquivo a on a.nota_id = n.id
                       where n.id = c.id and n.chave_acesso = c.chave and encode(a.sha256, 'hex') = c.sha256)`,
  mensagens: `select c.* from jsonb_to_recordset($1) c (conversa bigint, numero int, dispositivo uuid)
    where not exists (select from chat_mensagem m where m.conversa_id = c.conversa and m.numero = c.numero
                         and m.dispositivo = c.dispositivo)`,
}

/** What was acknowledged and is lost; `from` leaves out, of each book, the entries that were looked for before. */
export const findLost = async (find: Find, books: Books, from: Books = emptyBooks()): Promise<string[]> => {
  const lost: string[] = []
  for (const [book, entries] of Object.entries(books) as [keyof Books, object[]][]) {
    const rows = await find(MISSING[book], [JSON.stringify(entries.slice(from[book].length))])
    lost.push(...rows.map((row) => `lost of ${book}: ${JSON.stringify(row)}`))
  }
  return lost
}

/** The books as they are now; those who act write on. */
export const copyOf = (books: Books): Books => ({
  pedidos: [...books.pedidos],
  anexos: [...books.anexos],
  movidos: [...books.movidos],
  atos: [...books.atos],
  notas: [...books.notas],
  mensagens: [...books.mensagens],
})
