// Without Zod, so that a screen which only shows texts does not load it.

/**
 * The error catalogue: spec §8 with the accents put back, and our own codes after it.
 * `{nome}` is filled from `params`. Two codes never share a text.
 */
export const ERROR_TEXTS = {
  UNEXPECTED_ERROR: 'Erro inesperado, contate o administrador.',
  EMPTY_REQUIRED_FIELD: 'Campo obrigatório',
  NOT_PERMITED: 'Acesso não permitido',
  NOT_FOUND: 'Registro não encontrado.',
  USER_NOT_FOUND: 'Usuário não encontrado.',
  CAST_ERROR: 'Valor em formato inválido.',
  INVALID_REQUEST: 'Requisição inválida.',
  SAME_CODE: 'Código de produto já cadastrado.',
  CNPJ_INVALID: 'CNPJ inválido.',
  CPF_INVALID: 'CPF inválido.',
  CNPJ_AREADY_REGISTERED: 'CNPJ já cadastrado.',
  CPF_AREADY_REGISTERED: 'CPF já cadastrado.',
  EMAIL_AREADY_REGISTERED: 'E-mail já cadastrado.',
  EMAIL_INVALIDO: 'E-mail inválido',
  INVALID_TOKEN: 'Sessão expirada',
  INVALID_GRANT: 'Ops, Confira o seu login e senha e tente novamente!',
  INVALID_CLIENT: 'Aplicação cliente desconhecida.',
  UNSUPPORTED_GRANT_TYPE: 'Tipo de concessão não aceito: use password ou refresh_token.',
  MUITAS_TENTATIVAS: 'Muitas tentativas. Aguarde {segundos} segundos e tente novamente.',
  SERVICO_INDISPONIVEL: 'Serviço temporariamente indisponível.',
  JSON_INVALIDO: 'O corpo da requisição não é um JSON válido.',
  JSON_EXTENSO: 'O corpo da requisição tem valores demais.',
  JSON_PROFUNDO: 'O corpo da requisição tem níveis demais.',
  TIPO_DE_CONTEUDO: 'Tipo de conteúdo não aceito nesta chamada.',
  CORPO_GRANDE: 'O envio passa do limite de {limite} MB.',
  CAMPO_DESCONHECIDO: 'Campo não aceito.',
  FILTRO_DESCONHECIDO: 'Filtro desconhecido: {campo}.',
  ORDEM_DESCONHECIDA: 'Não é possível ordenar por este campo.',
  TEXTO_LONGO: 'Use no máximo {maximo} caracteres.',
  LISTA_LONGA: 'São aceitos no máximo {maximo} itens.',
  VALOR_MINIMO: 'O valor mínimo é {minimo}.',
  VALOR_MAXIMO: 'O valor máximo é {maximo}.',
  OPCAO_INVALIDA: 'Escolha uma das opções da lista.',
  DATA_INVALIDA: 'Data inválida.',
  DATA_PASSO: 'Use horários de 15 em 15 minutos.',
  VERSAO_ANTIGA: 'Este registro foi alterado por outra pessoa.',
  PEDIDO_ALTERADO: 'Este pedido foi alterado por outra pessoa',
  IDEMPOTENCIA: 'Esta chave de idempotência já foi usada com outro conteúdo.',
  QUANTIDADE_INVALIDA: 'Informe uma quantidade maior que zero, com até 4 casas decimais.',
  QUANTIDADE_INTEIRA: 'Este produto só aceita quantidade inteira.',
  PRODUTO_DESCONHECIDO: 'Produto não encontrado para este cliente.',
  LOTE_DESCONHECIDO: 'Este lote não existe para o produto.',
  LOTE_VENCIDO: 'Lote vencido em {validade}: não pode sair.',
  LOTE_BLOQUEADO: 'Lote bloqueado pelo armazém.',
  FEFO_OBRIGATORIO: 'O cliente exige a regra FEFO: use antes o lote {lote}.',
  ESTOQUE_INSUFICIENTE: 'Estoque insuficiente: restam {disponivel} neste lote.',
  CLIENTE_DESCONHECIDO: 'Cliente não encontrado.',
  CLIENTE_FIXO: 'O cliente de um pedido gravado não pode ser trocado.',
  MOVIMENTO_INVALIDO: 'O pedido não pode ir de {de} para {para}.',
  PEDIDO_NAO_CONCLUIDO: 'O cadastro do pedido ainda não foi concluído: conclua antes de mover.',
  PEDIDO_SOMENTE_LEITURA: 'Este pedido não pode mais ser alterado.',
  PEDIDO_CONCLUIDO: 'O pedido está concluído: este campo não pode mais ser alterado.',
  PEDIDO_NAO_EXCLUI: 'Só um pedido não concluído e na situação Criado pode ser excluído.',
  ANEXO_TIPO: 'Tipo de arquivo não aceito: envie PDF, XML, imagem, planilha, texto ou ZIP.',
  ANEXO_CONTEUDO: 'O conteúdo do arquivo não corresponde ao tipo {tipo}.',
  ANEXO_BASE64: 'O arquivo não chegou inteiro: o conteúdo não é base64 válido.',
  ANEXO_TAMANHO: 'O tamanho informado difere do conteúdo recebido.',
  ANEXO_VAZIO: 'O arquivo está vazio.',
  ANEXO_GRANDE: 'O arquivo passa do limite de {limite} MB.',
  ANEXO_OCUPADO: 'Já existe um documento neste campo.',
  ARMAZENAMENTO: 'Não foi possível guardar o arquivo agora. Tente novamente em instantes.',
  SEM_SALDO: 'Não existe saldo em estoque deste produto!',
} as const

type ErrorCode = keyof typeof ERROR_TEXTS

/** The Portuguese text of a code, its `{params}` filled in. */
export function errorText(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return ERROR_TEXTS[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
