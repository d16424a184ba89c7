/** Refusals of picking by scanner. */
export const ERROR_TEXTS_SEPARACAO = {
  PASSO_DESLIGADO: 'Este passo está desligado nas configurações.',
  SEPARACAO_TOMADA: 'O pedido {numero} já está com {quem}.',
  SEPARACAO_NAO_ESPERA: 'O pedido {numero} não espera por separação.',
  SEPARACAO_SAIU:
    'O pedido {numero} saiu da separação ({situacao}). Devolva à prateleira o que já pegou dele.',
  SEPARACAO_DE_OUTRO: 'O pedido {numero} não está mais com você.',
  SEPARACAO_LINHA: 'Esta linha não está mais no pedido {numero}.',
  SEPARACAO_PASSA: 'Passa do pedido: faltam {falta}.',
  SEPARACAO_MENOS: 'Não dá para tirar: só há {separado} separados.',
  SEPARACAO_INCOMPLETA: 'Ainda há linhas por separar: separe ou informe a falta.',
  SEPARACAO_SOBRA: 'O pedido mudou: devolva à prateleira o que passou dele.',
  SEPARACAO_VAZIA: 'Nada foi separado: devolva o pedido à fila ou cancele-o.',
  SEPARACAO_MUITOS: 'Uma pessoa separa até {maximo} pedidos ao mesmo tempo.',
  LEITURA_ILEGIVEL: 'Não deu para ler este código: leia de novo.',
  LEITURA_PRODUTO: 'O código lido é de outro produto.',
  LEITURA_LOTE: 'O código lido é de outro lote.',
}
