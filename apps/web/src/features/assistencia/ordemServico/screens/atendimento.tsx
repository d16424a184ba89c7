import { clsx } from 'clsx'
import styles from '../atendimento/atendimento.module.css'
import { IconBolt, IconBrandWhatsapp, IconPrinter, IconSwitchHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FORMA_PAGAMENTO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
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
import { useAtendimento } from '../atendimento/use-atendimento.ts'

type Feito = { os: OrdemServico; troco: number | null }

const reciboDe = ({ os, troco }: Feito): Recibo => ({
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
})

const whatsapp = ({ consumidor, numero, linhasPa, valorTotal }: OrdemServico): string | null => {
  const digits = consumidor.telefone?.replaceAll(/\D/g, '')
  if (!digits) return null
  const texto = `Olá, ${consumidor.nome.split(' ')[0]}! Recibo do atendimento ${numero}: ${linhasPa
    .map(({ quantidade, titulo }) => `${quantidade} × ${titulo}`)
    .join(', ')}. Total ${formatMoney(valorTotal)}. Garantia até ${formatDay(garantiaAte())}.`
  return `https://wa.me/55${digits}?text=${encodeURIComponent(texto)}`
}

/** What was just concluded: its number, the change, and its papers. */
function Concluido({ feito }: { feito: Feito }) {
  const { os, troco } = feito
  const endereco = whatsapp(os)
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

type BalcaoProps = {
  imprimir: boolean
  onImprimir: (imprimir: boolean) => void
  feito: Feito | null
  onDone: (feito: Feito) => void
  onCancel: () => void
}

/** One counter service, from empty to concluded. */
function Balcao({ imprimir, onImprimir, feito, onDone, onCancel }: BalcaoProps) {
  const user = useUser()
  const comPosto = !user?.posto
  const picker = useRef<HTMLInputElement | null>(null)
  const [agora] = useState(() => new Date().toISOString())
  const { data: posto } = useQuery({ ...proprioPostoQuery, enabled: !comPosto })
  const form = useAtendimento({ comPosto, onDone: (os, troco) => onDone({ os, troco }) })
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
              }}
            />
            <SwitchField label="Imprimir" value={imprimir} onChange={onImprimir} />
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
        <div className="fim">
          <Button className={styles.grande} onClick={onCancel}>
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
            Concluir e emitir recibo
          </Button>
        </div>
      </div>
      <UnsavedGuard dirty={form.dirty} />
    </div>
  )
}

/** /ordemServico/novo?tipo=PA: who, what and payment on one screen; concluded, it is empty again (decisions 55). */
export function Atendimento() {
  const user = useUser()
  const [volta, setVolta] = useState(0)
  const [imprimir, setImprimir] = useState(true)
  const [feito, setFeito] = useState<Feito | null>(null)
  const { data: posto } = useQuery({ ...proprioPostoQuery, enabled: Boolean(user?.posto) })
  const aPrint = imprimir ? feito : null
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
        imprimir={imprimir}
        onImprimir={setImprimir}
        feito={feito}
        onDone={(done) => {
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
