import { clsx } from 'clsx'
import styles from '../atendimento/atendimento.module.css'
import { IconBolt, IconBrandWhatsapp, IconPrinter, IconSwitchHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FORMA_PAGAMENTO_LABELS } from '@app/contract/assistencia/ordemServico'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { DraftStrips } from '../../../../ui/draft/draft-strips.tsx'
import { keptText } from '../../../../ui/draft/draft-words.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { proprioPostoQuery } from '../api.ts'
import { Cupom, garantiaAte, type Recibo } from '../atendimento/cupom.tsx'
import { OQue } from '../atendimento/o-que.tsx'
import { Pagamento } from '../atendimento/pagamento.tsx'
import { Quem } from '../atendimento/quem.tsx'
import { useRascunhoPa } from '../atendimento/rascunho.ts'
import { type Feito, useAtendimento } from '../atendimento/use-atendimento.ts'

const reciboDe = ({ os, troco, link }: Feito): Recibo => ({
  numero: os.numero,
  em: os.dataReparo ?? os.dataStatus,
  cliente: os.consumidor.nome,
  linhas: os.linhasPa.map(({ id, quantidade, titulo, valorFinal }) => ({
    key: String(id),
    quantidade,
    titulo,
    valor: valorFinal,
  })),
  total: os.valorTotal,
  pagamentos: (os.conta?.pagamentos ?? []).map(({ forma, valor }) => ({
    rotulo: FORMA_PAGAMENTO_LABELS[forma],
    // The consumer reads what was handed over, the cash book what was kept.
    valor: forma === 'DINHEIRO' && troco !== null ? valor + troco : valor,
  })),
  troco,
  link,
})

const whatsapp = ({ os: { consumidor, numero, linhasPa, valorTotal }, link }: Feito): string | null => {
  const digits = consumidor.telefone?.replaceAll(/\D/g, '')
  if (!digits) return null
  const texto = `Olá, ${consumidor.nome.split(' ')[0]}! Recibo do atendimento ${numero}: ${linhasPa
    .map(({ quantidade, titulo }) => `${quantidade} × ${titulo}`)
    .join(
      ', ',
    )}. Total ${formatMoney(valorTotal)}. Garantia até ${formatDay(garantiaAte())}.${link ? ` ${link}` : ''}`
  return `https://wa.me/55${digits}?text=${encodeURIComponent(texto)}`
}

/** What was just concluded: its number, the change, and its papers. */
function Concluido({ feito }: { feito: Feito }) {
  const { os, troco } = feito
  const endereco = whatsapp(feito)
  return (
    <Faixa
      tone="success"
      title={`PA ${os.numero} concluído: ${formatMoney(os.valorTotal)}.`}
      action={
        <span className="linha">
          {endereco && (
            <a className="botao p" href={endereco} target="_blank" rel="noreferrer">
              <Icon of={IconBrandWhatsapp} size="p" />
              Mandar por WhatsApp
            </a>
          )}
          <ButtonLink small icon={IconPrinter} to={`/ordemServico/${os.id}/imprimir/atendimento`}>
            Recibo em A4
          </ButtonLink>
        </span>
      }
    >
      {troco !== null && troco > 0 && `Troco: ${formatMoney(troco)}.`}
    </Faixa>
  )
}

const OUTRA = {
  mesmo: {
    title: 'Este pronto atendimento está sendo digitado em outra aba.',
    text: 'O rascunho é o de lá: o que você digitar aqui só fica salvo quando for concluído.',
  },
  outro: {
    title: 'Outro pronto atendimento está sendo digitado em outra aba.',
    text: 'Este é à parte e tem o seu próprio rascunho.',
  },
}

/** What becomes of the receipt. */
type Saida = { imprimir: boolean; mandar: boolean }

type BalcaoProps = {
  saida: Saida
  onSaida: (saida: Saida) => void
  feito: Feito | null
  onDone: (feito: Feito) => void
  onCancel: () => void
}

/** One counter service, from empty to concluded. */
function Balcao({ saida, onSaida, feito, onDone, onCancel }: BalcaoProps) {
  const user = useUser()
  const comPosto = !user?.posto
  const picker = useRef<HTMLInputElement | null>(null)
  const [agora] = useState(() => new Date().toISOString())
  const { data: posto } = useQuery({ ...proprioPostoQuery, enabled: !comPosto })
  const comLink = useCan('OS_RESPONDER')
  const form = useAtendimento({
    comPosto,
    comLink,
    onDone: (done) => {
      void rascunho.close()
      onDone(done)
    },
  })
  const rascunho = useRascunhoPa({ usuario: user?.id, form })
  const { region, total, entrada, linhas, pagamentos, troco, save } = form
  const saveByKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    save.run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKeys(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  // The first field asks for the customer, so it has the focus and typing can start at once.
  useEffect(() => region.current?.querySelector('input')?.focus(), [region])
  return (
    <div className={styles.tela} ref={region}>
      {feito && <Concluido feito={feito} />}
      <DraftStrips draft={rascunho} otherWords={OUTRA} />
      {form.problemas.length > 0 && (
        <Faixa tone="error">
          {form.problemas.map((problema) => (
            <p key={problema}>{problema}</p>
          ))}
        </Faixa>
      )}
      <div className={styles.pa}>
        <section className="cartao" aria-label="Pronto atendimento">
          <Quem
            form={form}
            comPosto={comPosto}
            onFound={() => requestAnimationFrame(() => picker.current?.focus())}
          />
          <OQue form={form} pickerRef={(input) => void (picker.current = input)} />
          {total > 0 && <Pagamento form={form} />}
        </section>
        <section className="cartao" aria-labelledby="pa-recibo">
          <header>
            <h2 id="pa-recibo">Recibo</h2>
            <span className="t2 sm">80 mm</span>
          </header>
          <div className={styles.papel}>
            <Cupom
              posto={posto}
              recibo={{
                numero: null,
                em: agora,
                cliente: entrada.novo?.nome || (entrada.consumidor?.nome ?? null),
                linhas: linhas.map(({ key, quantidade, titulo, valorFinal }) => ({
                  key,
                  quantidade: quantidade ?? 0,
                  titulo,
                  valor: valorFinal ?? 0,
                })),
                total,
                pagamentos: pagamentos.flatMap(({ forma, valor }) =>
                  forma === ''
                    ? []
                    : [{ rotulo: FORMA_PAGAMENTO_LABELS[forma], valor: (valor ?? 0) + (troco ?? 0) }],
                ),
                troco: troco !== null && troco >= 0 ? troco : null,
                link: null,
              }}
            />
            <SwitchField
              label="Imprimir"
              value={saida.imprimir}
              onChange={(imprimir) => onSaida({ ...saida, imprimir })}
            />
            <SwitchField
              label="Enviar por WhatsApp"
              value={saida.mandar}
              onChange={(mandar) => onSaida({ ...saida, mandar })}
            />
          </div>
        </section>
      </div>
      <div className={clsx('rodape', styles.pe)}>
        <p className={styles.total}>
          Total
          <b className="num" role="status">
            {formatMoney(total)}
          </b>
        </p>
        {rascunho.em && (
          <p className="t2 sm" role="status">
            {keptText(rascunho.em)}
          </p>
        )}
        <div className="fim">
          <Button
            className={styles.grande}
            onClick={() => {
              void rascunho.close()
              onCancel()
            }}
          >
            Limpar
          </Button>
          <Button
            look="filled"
            className={styles.grande}
            icon={IconBolt}
            disabled={save.busy}
            aria-busy={save.busy}
            onClick={() => save.run()}
          >
            Concluir e emitir recibo <kbd aria-hidden="true">Ctrl ↵</kbd>
          </Button>
        </div>
      </div>
      <UnsavedGuard
        dirty={form.dirty}
        draft={rascunho.keeps ? { keep: rascunho.flush, discard: rascunho.close } : undefined}
      />
    </div>
  )
}

/** /ordemServico/novo?tipo=PA: who, what and payment on one screen; concluded, it is empty again (decisions 55). */
export function Atendimento() {
  const user = useUser()
  const [volta, setVolta] = useState(0)
  const [saida, setSaida] = useState<Saida>({ imprimir: true, mandar: false })
  const [feito, setFeito] = useState<Feito | null>(null)
  const { data: posto } = useQuery({ ...proprioPostoQuery, enabled: Boolean(user?.posto) })
  const aPrint = saida.imprimir ? feito : null
  useEffect(() => {
    if (aPrint) window.print()
  }, [aPrint])
  return (
    <Page
      title="Pronto atendimento"
      subtitle={user?.posto?.nomeFantasia ?? 'Bateria, pulseira, pino: o que se faz na hora'}
      back="/ordemServico"
      actions={
        <ButtonLink small look="quiet" icon={IconSwitchHorizontal} iconOnPhone to="/ordemServico/novo">
          Passar para OS
        </ButtonLink>
      }
    >
      <Balcao
        key={volta}
        saida={saida}
        onSaida={setSaida}
        feito={feito}
        onDone={(done) => {
          const endereco = saida.mandar ? whatsapp(done) : null
          // Where the browser holds the window back, the same is a button beside what was concluded.
          if (endereco) window.open(endereco, '_blank', 'noopener')
          setFeito(done)
          setVolta((before) => before + 1)
        }}
        onCancel={() => {
          setFeito(null)
          setVolta((before) => before + 1)
        }}
      />
      {feito && createPortal(<Cupom impresso posto={posto} recibo={reciboDe(feito)} />, document.body)}
    </Page>
  )
}
