help-usage = ped:
