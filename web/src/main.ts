import '@fontsource-variable/alegreya/wght.css'
import '@fontsource/forum/400.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { prefs } from './lib/prefs.svelte'

document.documentElement.dataset.theme = prefs.theme
mount(App, { target: document.querySelector('#app')! })
